/** The version that holds, in the code of a form that was sent under an older one; else undefined. */
export function readPolicyChange(code: string | undefined): number | undefined {
  const [, version] = /^changed:(\d{1,7})$/.exec(code ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}
