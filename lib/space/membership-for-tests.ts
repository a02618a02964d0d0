/** A membership as CMA answers it, with the user in place. For tests alone. */
export function membership(id: string, roleIds: readonly string[], sys: object = {}) {
  return {
    sys: {
      id,
      type: "SpaceMembership",
      space: { sys: { id: "demo" }, name: "Morae" },
      user: { sys: { id: `user-${id}` }, name: `Name of ${id}`, email: `${id}@example.com` },
      createdBy: { sys: { id: "user-grace" } },
      createdAt: "2026-11-20T10:00:30.000Z",
      updatedBy: { sys: { id: "user-grace" } },
      updatedAt: "2026-11-20T10:00:30.000Z",
      version: 3,
      ...sys,
    },
    roles: roleIds.map((roleId) => ({ sys: { id: roleId }, name: `Role ${roleId}` })),
  };
}
