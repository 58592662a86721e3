import { pode, TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths.ts';
import { acoesDaPaleta, filtrarAcoes } from './acoes.ts';

it.each(TIPOS_DE_USUARIO)('leads a %s to the patients once, if to any', (tipo) => {
  const acoes = acoesDaPaleta(tipo, (permissao) => pode({ tipo }, permissao), true);
  const telas = acoes.filter(
    ({ destino }) => destino !== 'calculadoras' && destino.to === PATHS.prontuario,
  );
  expect(telas).toHaveLength(pode({ tipo }, 'pacientes.ler') ? 1 : 0);
});

it('finds the patients for the desk by their name', () => {
  const daEquipe = acoesDaPaleta('staff', (permissao) => pode({ tipo: 'staff' }, permissao), true);
  expect(filtrarAcoes(daEquipe, 'pacientes').map(({ rotulo }) => rotulo)).toContain('Pacientes');
});
