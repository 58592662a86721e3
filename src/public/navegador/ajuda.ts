import { indexar, responde } from '../ajuda/busca.ts';

/** Search of the help centre: hides what does not answer; the address keeps the search. */

const ESPERA_DO_ENDERECO = 400;

const campo = document.querySelector<HTMLInputElement>('[data-busca]');
const resultado = document.querySelector<HTMLElement>('[data-resultado]');
const vazio = document.querySelector<HTMLElement>('[data-sem-resultado]');
const grupos = [...document.querySelectorAll<HTMLElement>('[data-grupo]')];
const artigos = [...document.querySelectorAll<HTMLDetailsElement>('[data-artigo]')].map(
  (elemento) => ({
    elemento,
    indice: indexar(elemento.textContent, elemento.dataset.artigo ?? ''),
  }),
);

function filtrar(busca: string): void {
  let achados = 0;
  for (const { elemento, indice } of artigos) {
    elemento.hidden = !responde(indice, busca);
    if (!elemento.hidden) achados += 1;
  }
  for (const grupo of grupos) {
    grupo.hidden = !grupo.querySelector('[data-artigo]:not([hidden])');
  }
  if (vazio) vazio.hidden = achados > 0;
  if (resultado) resultado.textContent = busca.trim() === '' ? '' : frase(achados);
}

function frase(achados: number): string {
  if (achados === 0) return 'Nenhum artigo encontrado.';
  return achados === 1 ? '1 artigo encontrado.' : `${achados} artigos encontrados.`;
}

/** A link to the page as it is shows a colleague the same articles. */
function guardarNoEndereco(busca: string): void {
  const url = new URL(location.href);
  if (busca.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', busca.trim());
  history.replaceState(null, '', url);
}

/** Opens the article that the address points to. */
function abrirDoEndereco(): void {
  const artigo = artigos.find(({ elemento }) => `#${elemento.id}` === location.hash);
  if (!artigo) return;
  artigo.elemento.hidden = false;
  artigo.elemento.open = true;
  artigo.elemento.scrollIntoView();
}

if (campo) {
  let espera: ReturnType<typeof setTimeout> | undefined;
  campo.value = new URL(location.href).searchParams.get('q') ?? '';
  campo.addEventListener('input', () => {
    filtrar(campo.value);
    clearTimeout(espera);
    espera = setTimeout(() => guardarNoEndereco(campo.value), ESPERA_DO_ENDERECO);
  });
  document.addEventListener('keydown', (evento) => {
    if (evento.key !== '/' || evento.target instanceof HTMLInputElement) return;
    evento.preventDefault();
    campo.focus();
  });
  campo.form?.addEventListener('submit', (evento) => evento.preventDefault());
  filtrar(campo.value);
  abrirDoEndereco();
  addEventListener('hashchange', abrirDoEndereco);
}
