import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { CAMADAS, PATHS, rotaDe } from '@/config/paths.ts';
import { arvore } from './todas.ts';

const router = createRouter({ routeTree: arvore, history: createMemoryHistory() });
const dadosDe = (caminho: string) =>
  Object.entries(router.routesByPath).find(([de]) => de === caminho)?.[1].options.staticData;

/** What the screens at an address read of it, by the id of their route. */
const buscaEm = (endereco: string, rota: string) =>
  router
    .matchRoutes(router.parseLocation(createMemoryHistory({ initialEntries: [endereco] }).location))
    .find(({ routeId }) => routeId === rota)?.search;

it.each(Object.values(PATHS))('%s has a title, and so has the screen above it', (caminho) => {
  const dados = dadosDe(caminho);
  expect(dados?.titulo).toBeTruthy();
  if (dados?.acima) expect(dadosDe(dados.acima)?.titulo).toBeTruthy();
});

describe('a wrong field of an address', () => {
  it('is as if absent, and spoils no other', () => {
    const lida = buscaEm('/agenda?dia=2026-02-30&vista=ano&com=ana', rotaDe(CAMADAS.agenda));
    expect(lida).toEqual({ com: 'ana' });
  });

  it.each([
    ['/dashboard?linhas=todas', PATHS.dashboard],
    ['/prontuario?situacao=nenhum', PATHS.prontuario],
    ['/clinica/gestao-medicos?aba=outra&para=medico', PATHS.gestaoMedicos],
    ['/acompanhamento-pacientes?chat=&ver=tudo', PATHS.acompanhamento],
    ['/prontuario/paciente/1?autor=eu', `${PATHS.paciente}/`],
    ['/clinica/acessos?de=ontem', PATHS.registroDeAcessos],
  ])('does not reach the screen of %s', (endereco, caminho) => {
    expect(buscaEm(endereco, rotaDe(caminho))).toEqual({});
  });

  it('is as if absent at each address of the CRM', () => {
    for (const caminho of ['/crm', '/medico/crm', '/clinica/crm']) {
      expect(buscaEm(`${caminho}?aba=tudo&busca=0&mes=13`, rotaDe(CAMADAS.crm))).toEqual({
        busca: '0',
      });
    }
  });
});

it('reads digits that were searched as a text', () => {
  expect(buscaEm('/prontuario?busca=39053344705', rotaDe(PATHS.prontuario))).toEqual({
    busca: '39053344705',
  });
});
