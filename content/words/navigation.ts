/** What the navigation says. It travels to the browser with the menus. */
export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  home: 'Home',
  services: 'Services',
  allServices: 'All Services',
  ways: 'Ways to look after your vision',
  guides: 'Eye Care Guides',
  blog: 'Blog',
  contact: 'Contact',
};
