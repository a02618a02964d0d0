/**
 * What is wanted of each id, the last word alone: acted on in a task of its own, so that two wishes of one moment
 * never meet something half begun.
 */
export function createWishes<Wish>(act: (id: string, wish: Wish) => void) {
  const wishes = new Map<string, Wish>();
  let isAhead = false;

  function settle(): void {
    isAhead = false;
    const all = [...wishes];
    wishes.clear();
    for (const [id, wish] of all) act(id, wish);
  }

  return {
    wish(id: string, wish: Wish): void {
      wishes.set(id, wish);
      if (!isAhead) setTimeout(settle);
      isAhead = true;
    },
    drop(id: string): void {
      wishes.delete(id);
    },
  };
}
