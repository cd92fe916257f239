/** What the navigation says. It travels to the browser with the menus. */
export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  allServices: 'All Services',
  ways: 'How we care for your vision',
};
