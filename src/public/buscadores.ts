import { PAGINAS } from './paginas.ts';

const AREAS_DO_APP = ['/app', '/dashboard', '/prontuario', '/paciente', '/plantonista'];

/** `sitemap.xml`; the protocol wants absolute addresses, so it exists only when the site has one. */
export function mapaDoSite(site: string): string {
  const canonicas = PAGINAS.filter((pagina) => !pagina.canonico);
  const urls = canonicas.map((pagina) => `  <url><loc>${site}${pagina.caminho}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: public pages may be indexed, the application may not. */
export function robos(site: string | null): string {
  const linhas = ['User-agent: *', ...AREAS_DO_APP.map((area) => `Disallow: ${area}`)];
  if (site) linhas.push('', `Sitemap: ${site}/sitemap.xml`);
  return `${linhas.join('\n')}\n`;
}
