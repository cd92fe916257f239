/** The hint below the home page's headline. */
export const heroWords = { scroll: 'Scroll', toNextSection: ' to the next section' };

/** The button of the home page's video. */
export const heroVideoWords = { pause: 'Pause the video', play: 'Play the video' };
