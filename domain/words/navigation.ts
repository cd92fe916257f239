/** Texts of the navigation. The browser loads them with the menus. */
export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  allServices: 'All Services',
  ways: 'How we care for your vision',
};
