import { NavigationMenu } from '@ark-ui/react/navigation-menu';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { ServiceIcon } from '#components/icon/icon.tsx';
import { defineIsland } from '#components/island/define-island.ts';
import { serviceLinks } from '#domain/browser-content.ts';
import type { PageLink } from '#domain/site/page-links.ts';
import { plainPages } from '#domain/site/plain-pages.ts';
import { useMenuTiming, usePanelBeforeHydration } from './use-services-panel.ts';

const panelId = 'services-panel';

export interface MainNavigationProps {
  currentPath: string;
  hasProblems: boolean;
}

/** The header's navigation on wide screens, with a panel of services. */
function MainNavigation(props: MainNavigationProps) {
  const { currentPath } = props;
  const { onBlur, show, ...timing } = useMenuTiming();
  const { item, trigger, panel } = usePanelBeforeHydration(panelId, (isHovered) =>
    show('services', isHovered),
  );
  const isInServices = currentMark('/services', currentPath) !== undefined;
  return (
    <NavigationMenu.Root {...timing} ids={{ content: () => panelId }} aria-label="Main">
      <NavigationMenu.List asChild>
        <ul className="flex items-center">
          {mainLinks.map(({ title, path }) =>
            path === plainPages.services.path ? (
              <NavigationMenu.Item key={path} value="services" asChild>
                <li ref={item} className="services-item" onBlur={onBlur}>
                  <NavigationMenu.Trigger
                    {...trigger}
                    className="nav-link"
                    data-current={isInServices || undefined}
                  >
                    {title}
                    <ChevronDown size={16} strokeWidth={1.5} aria-hidden className="chevron" />
                  </NavigationMenu.Trigger>
                  <NavigationMenu.Content {...panel} role="group" className="services-panel">
                    <ServicesPanel {...props} />
                  </NavigationMenu.Content>
                </li>
              </NavigationMenu.Item>
            ) : (
              <li key={path}>
                <a className="nav-link" href={path} aria-current={currentMark(path, currentPath)}>
                  {title}
                </a>
              </li>
            ),
          )}
        </ul>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/** The panel of services below the header, with links to all of them on the home page, and to the eye problems. */
function ServicesPanel({ currentPath, hasProblems }: MainNavigationProps) {
  return (
    <div className="panel-columns">
      <ul className="panel-services">
        {serviceLinks.map((service) => (
          <li key={service.path}>
            <NavigationMenu.Link
              value="services"
              href={service.path}
              className="service-link"
              aria-current={currentMark(service.path, currentPath)}
            >
              <ServiceIcon
                icon={service.icon}
                className={`[scale:1.2] ${service.icon === 'bell' ? 'text-alarm' : 'text-bronze'}`}
              />
              <span>
                <span className="block font-600 leading-tight">{service.title}</span>
                <span className="block small text-slate mt-1">{service.shortDescription}</span>
              </span>
            </NavigationMenu.Link>
          </li>
        ))}
      </ul>
      <div className="panel-all on-dark bg-deep">
        <p className="display-2 hidden lg:block">How we care for your vision</p>
        <div>
          <PanelLink href={plainPages.services.path}>All Services</PanelLink>
          {hasProblems && <PanelLink href={problemsLink.path}>{problemsLink.title}</PanelLink>}
        </div>
      </div>
    </div>
  );
}

function PanelLink({ href, children }: { href: string; children: string }) {
  return (
    <NavigationMenu.Link value="services" href={href} className="arrow-link text-bronze">
      {children}
      <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
    </NavigationMenu.Link>
  );
}

/** The header's links. Below the services' is each service. */
export const mainLinks: readonly PageLink[] = [
  plainPages.home,
  plainPages.services,
  plainPages.allGuides,
  plainPages.blog,
  plainPages.contact,
];

/** The link to the eye problems, below the services. */
export const problemsLink = { ...plainPages.problems, title: 'Eye problems by symptom' };

/** Returns `page` if the link leads to the current page, `true` if it leads to a section that contains it. */
export function currentMark(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined;
}

export default defineIsland('main-navigation', MainNavigation);
