import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErroDeRede } from '@/lib/errors/erros.ts';
import type { Situacao } from '../rascunho/autosalvamento.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import { AvisoDaSituacao, palavrasDaSituacao } from './Situacao.tsx';

const em = new Date('2026-11-22T03:35:00Z');
const INTEIRA: Situacao<Conteudo> = { fase: 'salvo', em, inteira: true };
const EM_PARTE: Situacao<Conteudo> = { fase: 'salvo', em, inteira: false };
const SEM_CONEXAO: Situacao<Conteudo> = { fase: 'sem-conexao' };
const FALHOU: Situacao<Conteudo> = { fase: 'falhou', erro: new ErroDeRede() };

function avisar(situacao: Situacao<Conteudo>, copiada: boolean): string {
  const nada = () => undefined;
  const { container } = render(
    <MantineProvider env="test">
      <AvisoDaSituacao
        situacao={situacao}
        copiada={copiada}
        aoTentar={nada}
        aoManterEste={nada}
        aoAceitarServidor={nada}
        aoAbrirFinalizada={nada}
      />
    </MantineProvider>,
  );
  return container.textContent;
}

it.each([
  [INTEIRA, true, 'Salvo às 00:35'],
  [EM_PARTE, true, 'Salvo em parte às 00:35'],
  [SEM_CONEXAO, true, 'Guardado neste aparelho'],
  [SEM_CONEXAO, false, 'Não salvo'],
  [FALHOU, true, 'Não salvo'],
] as const)('says beside the title of %o, with a copy: %s, "%s"', (situacao, copiada, palavras) => {
  expect(palavrasDaSituacao(situacao, copiada, 'America/Sao_Paulo')).toBe(palavras);
});

it('has nothing to tell of what was saved whole', () => {
  expect(avisar(INTEIRA, true)).not.toContain('salv');
});

it('says what a save left behind, and where it is', () => {
  expect(avisar(EM_PARTE, true)).toContain('continua guardada neste aparelho');
  expect(screen.getByRole('alert').textContent).toContain('Parte do texto não foi salva');
  expect(avisar(EM_PARTE, false)).toContain('continua só nesta tela');
});

it.each([INTEIRA, EM_PARTE, SEM_CONEXAO, FALHOU])(
  'does not call kept what this device has no room for: %o',
  (situacao) => {
    const dito = avisar(situacao, false);
    expect(dito).toContain('Este aparelho não está guardando');
    expect(dito).not.toContain('guardada neste aparelho');
  },
);
