export { Sitemap as default } from '#components/sitemap/sitemap.tsx';
