export { ShowWhatYouSee as default } from '#components/show/show-what-you-see.tsx';
