/**
 * The script of the bridge's page: takes the exchangeToken out of the address before anything else can see or keep it,
 * goes on to the app, and gives it to the button, for browsers that go nowhere by themselves.
 * @param link the app's, without a query
 */
export function scriptThatPassesOn(link: string): string {
  return written(passOn, link);
}

/** The script of a page that passes nothing on: what came in the address leaves it all the same. */
export function scriptThatForgets(): string {
  return written(forget);
}

// Both are written out as they stand: nothing but the browser is around them there.

function passOn(link: string): void {
  const tokens = new URLSearchParams(location.search).getAll("exchangeToken");
  history.replaceState(null, "", location.pathname);
  const [token] = tokens;
  if (token === undefined || tokens.length > 1) return;
  const way = `${link}?exchangeToken=${encodeURIComponent(token)}`;
  addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector<HTMLAnchorElement>("a[data-pass-on]");
    button?.removeAttribute("hidden");
    button?.addEventListener("click", () => {
      // While it is pressed, and no longer: nobody copies it, and nothing that reads pages finds it.
      button.href = way;
      setTimeout(() => {
        button.href = link;
      });
    });
    // Not before the page is whole: where a browser does not go there, it is what stays.
    location.replace(way);
  });
}

function forget(): void {
  if (location.search !== "") history.replaceState(null, "", location.pathname);
}

function written(script: (link: string) => void, ...parameters: string[]): string {
  const given = parameters.map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"));
  return `(${script})(${given.join()});`;
}
