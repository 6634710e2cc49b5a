/** «Aminas», but «Lukas» as it is. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}
