// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir } from './support/site.ts';

/** Opens the real help page at an address and runs its script. */
async function abrirAjuda(endereco = '/central-ajuda') {
  history.replaceState(null, '', endereco);
  document.body.innerHTML = abrir('/central-ajuda').body.innerHTML;
  vi.resetModules();
  await import('@/public/navegador/ajuda.ts');
}

const campo = () => document.querySelector<HTMLInputElement>('[data-busca]') as HTMLInputElement;
const visiveis = () =>
  [...document.querySelectorAll<HTMLElement>('[data-artigo]:not([hidden])')].map(({ id }) => id);
const total = () => document.querySelectorAll('[data-artigo]').length;
const resultado = () => document.querySelector('[data-resultado]')?.textContent;

function procurar(busca: string) {
  campo().value = busca;
  campo().dispatchEvent(new Event('input'));
}

describe('help centre', () => {
  beforeEach(() => abrirAjuda());

  it('shows everything before a search', () => {
    expect(visiveis()).toHaveLength(total());
    expect(total()).toBeGreaterThanOrEqual(20);
    expect(resultado()).toBe('');
  });

  it('finds without accents and says how many', () => {
    procurar('correcao');
    expect(visiveis()).toContain('corrigir-evolucao');
    expect(visiveis().length).toBeLessThan(total());
    expect(resultado()).toBe(`${visiveis().length} artigos encontrados.`);
  });

  it.each([
    ['esqueci a senha', 'esqueci-a-senha'],
    ['secretaria', 'convidar'],
    ['homonimo', 'paciente-duplicado'],
    ['modo noturno', 'tema-e-densidade'],
    ['internet', 'rascunho'],
    ['lgpd', 'privacidade-do-paciente'],
    ['demissao', 'desligar-medico'],
    ['upgrade', 'planos'],
    ['calculadora', 'abrir-calculadora'],
    ['polifarmacia', 'interacoes-medicamentosas'],
    ['dialise', 'ajuste-de-dose'],
    ['planilha', 'importar-pacientes'],
    ['laudo', 'anexos'],
    ['emergencia', 'restringir-acesso'],
    ['imprimir', 'imprimir-prontuario'],
    ['fhir', 'exportar-fhir'],
  ])('answers "%s"', (busca, artigo) => {
    procurar(busca);
    expect(visiveis()).toContain(artigo);
  });

  it('hides the groups where nothing was found', () => {
    procurar('homonimo');
    const grupos = [...document.querySelectorAll<HTMLElement>('[data-grupo]')];
    expect(grupos.filter((grupo) => !grupo.hidden)).toHaveLength(1);
  });

  it('says when nothing was found, and recovers', () => {
    procurar('xilofone');
    expect(visiveis()).toEqual([]);
    expect(resultado()).toBe('Nenhum artigo encontrado.');
    expect(document.querySelector<HTMLElement>('[data-sem-resultado]')?.hidden).toBe(false);
    procurar('');
    expect(visiveis()).toHaveLength(total());
    expect(document.querySelector<HTMLElement>('[data-sem-resultado]')?.hidden).toBe(true);
  });

  it('keeps the search in the address, and reads it from there', async () => {
    procurar('convite');
    await vi.waitFor(() => expect(location.search).toBe('?q=convite'));
    await abrirAjuda('/central-ajuda?q=xilofone');
    expect(campo().value).toBe('xilofone');
    expect(visiveis()).toEqual([]);
  });

  it('opens the article that a link points to', async () => {
    await abrirAjuda('/central-ajuda#adendo');
    expect(document.querySelector<HTMLDetailsElement>('#adendo')?.open).toBe(true);
    expect(document.querySelectorAll('details.artigo[open]')).toHaveLength(1);
  });
});
