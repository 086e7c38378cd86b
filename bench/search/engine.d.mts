export const name: string
export function pack(
  sections: readonly unknown[],
): Promise<{ files: Record<string, Uint8Array>; lazy: Record<string, Uint8Array> }>
export function open(packed: {
  readonly files: Record<string, Uint8Array>
}): Promise<(query: string) => readonly { readonly url: string; readonly score: number }[]>
