/** The description of the contract with what is this installation's own: its name, and what its browsers call the session's cookie. As JSON. */
export async function describeApi(options: { siteName: string; sessionCookie: string }): Promise<string> {
  const { describeContract } = await import('./describe-contract.ts');
  const { info, components, ...contract } = await describeContract();
  const { session, ...others } = components.securitySchemes ?? {};
  const securitySchemes = { session: { ...session, name: options.sessionCookie }, ...others };
  return JSON.stringify({
    ...contract,
    info: { ...info, title: `${options.siteName} API` },
    components: { ...components, securitySchemes },
  });
}
