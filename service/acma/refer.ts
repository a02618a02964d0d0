/** `seed.md`, "Refer shape". */
export interface Refer {
  sys: { id: string; type: "Refer"; targetType: string };
}

export function refer(targetType: string, id: string): Refer {
  return { sys: { id, type: "Refer", targetType } };
}
