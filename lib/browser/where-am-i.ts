/** Why a device does not say where it is. */
export type Nowhere = "refused" | "unknown" | "slow" | "none";

const patienceMilliseconds = 20_000;
const recentMilliseconds = 60_000;

/** Where this device is, after the browser has asked; answers why not rather than rejecting. */
export async function whereAmI(): Promise<{ lon: number; lat: number } | Nowhere> {
  if (!("geolocation" in navigator) || !window.isSecureContext) return "none";
  return await new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lon: rounded(coords.longitude), lat: rounded(coords.latitude) }),
      ({ code }) => resolve(code === 1 ? "refused" : code === 3 ? "slow" : "unknown"),
      { enableHighAccuracy: true, timeout: patienceMilliseconds, maximumAge: recentMilliseconds },
    );
  });
}

/** To about a metre: more would say more than the device knows. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5));
}
