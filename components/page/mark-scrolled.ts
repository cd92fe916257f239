/** Pixels of scroll from which the header gets its background. */
const threshold = 10;

/** Sets the class `scrolled` on the root element while the page is scrolled past the threshold. */
export function markScrolled() {
  function update() {
    document.documentElement.classList.toggle('scrolled', scrollY > threshold);
  }
  addEventListener('scroll', update, { passive: true });
  update();
}
