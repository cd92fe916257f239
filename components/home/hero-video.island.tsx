import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defineIsland } from '#components/island/define-island.ts';
import type { VideoSource } from '#content-model/schema/brand.ts';
import styles from './hero-video.island.css?inline';

/** The video loop over the hero's poster, and its button. It loads after the page, and only on fast connections. */
function HeroVideo(props: Omit<LoopProps, 'onFail'>) {
  const [isPresent, setIsPresent] = useState(false);
  useEffect(() => setIsPresent(shouldLoadVideo()), []);
  return isPresent && <Loop {...props} onFail={() => setIsPresent(false)} />;
}

interface LoopProps {
  sources: readonly VideoSource[];
  /** The focus point, as a CSS position. */
  position: string;
  onFail(): void;
}

function Loop({ sources, position, onFail }: LoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  // Only a picture that moves counts: autoplay may be refused, and `play` comes before the file does.
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const toggle = usePauseOutOfView(video, isPlaying);
  const Drawing = isPlaying ? Pause : Play;
  return (
    <>
      <button type="button" className="icon-link video-toggle" onClick={toggle}>
        <Drawing size={20} strokeWidth={1.5} aria-hidden />
        <span className="sr-only">{isPlaying ? 'Pause the video' : 'Play the video'}</span>
      </button>
      <video
        ref={video}
        className="hero-video object-cover -z-1"
        style={{ objectPosition: position }}
        data-shown={isShown || undefined}
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        tabIndex={-1}
        aria-hidden
        onPlaying={() => {
          setIsPlaying(true);
          setIsShown(true);
        }}
        onPause={() => setIsPlaying(false)}
        // Errors of source elements arrive here, too. Browsers try the next source, so only the last one's is
        // the video's.
        onError={({ target, currentTarget: element }) => {
          if (target === element || target === element.lastElementChild) onFail();
        }}
      >
        {sources.map(({ src, type, minWidth = 0 }) => (
          <source key={src} src={src} type={type} media={`(min-width: ${minWidth}px)`} />
        ))}
      </video>
    </>
  );
}

/** Returns whether the connection is fast enough for a video, and the visitor doesn't save data. */
function shouldLoadVideo(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection?.effectiveType?.includes('2g');
}

export default defineIsland('hero-video', HeroVideo, styles);

/**
 * Pauses a video while nobody can see it, and resumes it after.
 * @returns the button's action: pauses a playing video for good, plays any other
 */
function usePauseOutOfView(reference: RefObject<HTMLVideoElement | null>, isPlaying: boolean) {
  const isStopped = useRef(false);

  useEffect(() => {
    const video = reference.current;
    if (!video) return;
    const observer = new IntersectionObserver((changes) => {
      if (!changes.at(-1)?.isIntersecting) video.pause();
      else if (!isStopped.current) play(video);
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [reference]);

  return function toggle() {
    const video = reference.current;
    if (!video) return;
    isStopped.current = isPlaying;
    if (isPlaying) video.pause();
    else play(video);
  };
}

/** Plays a video. If the browser refuses, the button still offers to play it. */
function play(video: HTMLVideoElement) {
  video.play().catch(() => undefined);
}
