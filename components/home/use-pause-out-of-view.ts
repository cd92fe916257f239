import { type RefObject, useEffect, useRef } from 'react';

/**
 * Pauses a video while nobody can see it, and resumes it after.
 * @returns the button's action: pauses a playing video for good, plays a paused one
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

/** Plays a video. If the browser refuses, the button still offers to play it. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
}
