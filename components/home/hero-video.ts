/**
 * Plays the hero's video over its poster while it is in view, and lets the visitor pause it. On slow connections, and for
 * those who save data, there is none. Nothing moves behind an announcement, where nobody can pause it: the video is
 * loaded once that is closed.
 * @param place the element with the video and its button in a template
 */
export function playHeroVideo(place: HTMLElement) {
  if (!shouldLoadVideo()) return;
  const announcement = document.querySelector('[data-pending]');
  if (announcement) announcement.addEventListener('closed', () => addVideo(place), { once: true });
  else addVideo(place);
}

function addVideo(place: HTMLElement) {
  const template = place.querySelector('template');
  template?.replaceWith(template.content);
  const video = place.querySelector('video');
  if (!video) return;
  let isStopped = false;

  // Only a picture that moves counts: autoplay may be refused, and `play` comes before the file does.
  video.addEventListener('playing', () => {
    place.dataset['playing'] = '';
    video.dataset['shown'] = 'true';
  });
  video.addEventListener('pause', () => delete place.dataset['playing']);
  // Browsers try the next source, so only the last one's error is the video's. It doesn't bubble.
  video.lastElementChild?.addEventListener('error', () => place.replaceChildren());
  video.addEventListener('error', () => place.replaceChildren());
  place.querySelector('button')?.addEventListener('click', () => {
    isStopped = place.dataset['playing'] !== undefined;
    if (isStopped) video.pause();
    else play(video);
  });
  const observer = new IntersectionObserver((changes) => {
    if (!changes.at(-1)?.isIntersecting) video.pause();
    else if (!isStopped) play(video);
  });
  observer.observe(video);
}

/** Returns whether the connection is fast enough for a video, and the visitor doesn't save data. */
function shouldLoadVideo(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection?.effectiveType?.includes('2g');
}

/** Plays a video. If the browser refuses, the button still offers to play it. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
}
