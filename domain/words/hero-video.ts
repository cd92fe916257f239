/** The button of the home page's video. */
export const heroVideoWords = { pause: 'Pause the video', play: 'Play the video' };
