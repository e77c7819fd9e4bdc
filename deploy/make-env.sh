#!/bin/sh
# Writes .env for compose.yaml: deploy/compose.env.example with every secret filled in. Run again, it fills in only what is still
# empty, so a secret in use is never replaced.
#
#   sh deploy/make-env.sh https://homes.example smtps://user:password@mail.example:465
set -eu

if [ "${1:-}" = --help ] || [ "${1:-}" = -h ]; then
    sed -n '2,5s/^# \{0,1\}//p' "$0"
    exit 0
fi
command -v openssl >/dev/null || { echo "openssl is needed, and is not there. Nothing was written." >&2; exit 1; }
cd "$(dirname "$0")/.."
umask 077
[ -e .env ] || cp deploy/compose.env.example .env

# The value may hold anything but a line break.
fill() {
    grep -q "^$1=$" .env || return 0
    awk -v name="$1" 'BEGIN { value = ENVIRON["value"] } $0 == name "=" { $0 = name "=" value } { print }' .env >.env.next
    mv .env.next .env
    echo "filled in $1"
}
secret() { value=$("$@") && export value; }

if [ -n "${1:-}" ]; then value=$1 && export value && fill BASE_URL; fi
if [ -n "${2:-}" ]; then value=$2 && export value && fill SMTP_URL; fi
secret openssl rand -base64 36 && fill AUTH_SECRET
secret openssl rand -base64 32 && fill FILE_KEY
secret sh -c 'openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 | openssl pkcs8 -topk8 -nocrypt -outform DER | openssl base64 -A' &&
    fill SIGNING_KEY
secret openssl rand -base64 24 && fill BACKUP_PASSPHRASE
secret openssl rand -hex 24 && fill METRICS_TOKEN
secret openssl rand -hex 24 && fill POSTGRES_PASSWORD
secret openssl rand -hex 24 && fill BUCKET_SECRET_KEY

for name in BASE_URL SMTP_URL; do
    if grep -q "^$name=$" .env; then echo "still to be filled in: $name"; fi
done
echo "Keep a copy of FILE_KEY and BACKUP_PASSPHRASE outside this machine: without them documents and backups cannot be read."
