/** Facts about a page for search engines, in schema.org's words (https://schema.org, JSON-LD 1.1). */
export function JsonLd({ data }: { data: { '@type': string; [name: string]: unknown } }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    // The site's address is another one in the built page until the server has put its own there.
    <script type="application/ld+json" suppressHydrationWarning>
      {text.replaceAll('<', '\\u003c')}
    </script>
  );
}
