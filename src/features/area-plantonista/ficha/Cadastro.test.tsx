import type { ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActiveClinicaProvider } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { json, perfilDe, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { Cadastro } from './Cadastro.tsx';

const SESSAO = '00000000-0000-4000-8000-000000000001';
const HILDA = {
  id: '00000000-0000-4000-8000-000000000002',
  nome: 'Hilda Horta',
  nome_social: null,
  data_nascimento: '1980-03-12',
  nome_mae: 'Helga Horta',
  cpf_parcial: '***.444.777-**',
  data_obito: null,
};
const CONTEUDO: ConteudoDoAtendimento = {
  paciente_id: null,
  descricao: 'Mulher, cerca de 40, queda',
  sexo: 'feminino',
  idade_anos: 40,
  cor: null,
  classificado_em: null,
  chegada_em: '2026-11-20T20:00:00Z',
  estado: 'em_atendimento',
  sinais: {},
  clinico: { queixa: 'Dor no quadril' },
  desfecho: null,
  desfecho_dados: null,
};

afterEach(() => onlineManager.setOnline(true));

function abrir(achados: readonly object[]) {
  const rede = redeFalsa(({ caminho }) => json(caminho.includes('/rpc/') ? achados : []));
  vi.stubGlobal('fetch', rede.fetch);
  const escritos: ConteudoDoAtendimento[] = [];
  function Tela() {
    const [conteudo, setConteudo] = useState(CONTEUDO);
    return (
      <Cadastro
        sessaoId={SESSAO}
        conteudo={conteudo}
        mudar={(parte) => {
          escritos.push({ ...conteudo, ...parte });
          setConteudo({ ...conteudo, ...parte });
        }}
      />
    );
  }
  const { screen } = mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <Tela />
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfilDe({ tipo: 'plantonista' })) },
  );
  return { screen, escritos };
}

async function buscar(screen: ReturnType<typeof abrir>['screen'], termo: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Ligar ao cadastro do hospital' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar no cadastro do hospital' }), {
    target: { value: termo },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
}

it('ties an attendance after both are read side by side, leaves the words, and undoes it', async () => {
  const { screen, escritos } = abrir([HILDA]);
  await buscar(screen, 'hilda');
  expect(screen.queryByRole('button', { name: 'É esta pessoa: ligar' })).toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: 'Hilda Horta' }));
  const { textContent } = screen.getByRole('group', { name: 'Confira antes de ligar' });
  expect(textContent).toContain('Mulher, cerca de 40, queda, sexo feminino, 40 anos');
  expect(textContent).toContain('Nascimento 12/03/1980 · Mãe: Helga Horta · CPF ***.444.777-**');
  fireEvent.click(screen.getByRole('button', { name: 'É esta pessoa: ligar' }));
  expect(await screen.findByText('Ligado ao cadastro do hospital: Hilda Horta.')).toBeTruthy();
  expect(escritos[0]).toMatchObject({
    descricao: 'Mulher, cerca de 40, queda',
    paciente_id: HILDA.id,
    clinico: { queixa: 'Dor no quadril', cadastro: { nome: 'Hilda Horta' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer ligação' }));
  expect(escritos[1]).toEqual(CONTEUDO);
});

it('says that nobody was found', async () => {
  const { screen } = abrir([]);
  await buscar(screen, 'ninguém');
  expect(await screen.findByText('Ninguém encontrado no cadastro deste hospital.')).toBeTruthy();
});

it('says without a network that the register needs one', async () => {
  const { screen } = abrir([HILDA]);
  await screen.findByRole('button', { name: 'Ligar ao cadastro do hospital' });
  onlineManager.setOnline(false);
  await buscar(screen, 'hilda');
  expect(await screen.findByText(/^Sem conexão: o cadastro do hospital/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
