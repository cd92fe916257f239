import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a video rest while nobody can see it, and go on where it was when they can again.
 * @returns what a button does: pauses a playing video for good, plays a paused one
 */
export function usePauseOutOfView(reference: RefObject<HTMLVideoElement | null>) {
  const isStopped = useRef(false);

  useEffect(() => {
    const video = reference.current;
    if (!video) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause();
      else if (!isStopped.current) play(video);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [reference]);

  return function toggle() {
    const video = reference.current;
    if (!video) return;
    isStopped.current = !video.paused;
    if (isStopped.current) video.pause();
    else play(video);
  };
}

/** A browser may refuse to play: then the button keeps offering it. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
}
