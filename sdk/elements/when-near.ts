/** Resolves once the element is at most half a window away from the viewport. */
export const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
  });
