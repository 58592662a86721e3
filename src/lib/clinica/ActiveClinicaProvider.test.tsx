import type { Perfil } from '@domain/contracts/perfil.ts';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, json, perfilDe, redeFalsa } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { formatarHora } from '../format/datas.ts';
import { ActiveClinicaProvider, useActiveClinica } from './ActiveClinicaProvider.tsx';
import { lembrarClinicas } from './conhecidas.ts';
import { useFuso } from './fuso.ts';

const SERENA = {
  id: ID_DA_CLINICA,
  nome: 'Vila Serena',
  email: 'serena@pleno.demo',
  fuso: 'America/Manaus',
  consultorio: false,
  so_leitura: false,
};
const AURORA = {
  id: '10000000-0000-4000-8000-000000000002',
  nome: 'Aurora',
  email: 'aurora@pleno.demo',
  fuso: 'America/Sao_Paulo',
  consultorio: false,
  so_leitura: false,
};
const CONSULTORIO = { ...AURORA, nome: 'Helena', email: 'helena@pleno.demo', consultorio: true };
let clinicas: unknown[] = [];

function Mostrador() {
  const { clinica, disponiveis, escolher, limpar } = useActiveClinica();
  const fuso = useFuso();
  return (
    <>
      <output>{clinica?.nome ?? 'nenhuma'}</output>
      {clinica?.soLeitura && <p>só leitura</p>}
      <p>às {formatarHora('2026-11-21T11:30:00Z', fuso)}</p>
      <ul>
        {disponiveis.map(({ id, nome, email }) => (
          <li key={id}>
            <button type="button" onClick={() => escolher(id)}>
              {nome} {email}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={limpar}>
        Limpar
      </button>
    </>
  );
}

function abrir(perfil: Perfil) {
  const { screen } = mostrar(
    <SoDentro>
      <ActiveClinicaProvider>
        <Mostrador />
      </ActiveClinicaProvider>
    </SoDentro>,
    { sessao: sessaoDe(perfil) },
  );
  const ativa = (nome: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(nome));
  return { screen, ativa };
}

let recebidas: ReturnType<typeof redeFalsa>['recebidas'];

beforeEach(() => {
  clinicas = [AURORA, SERENA];
  const rede = redeFalsa(() => json(clinicas));
  recebidas = rede.recebidas;
  vi.stubGlobal('fetch', rede.fetch);
});

it('is misused outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Mostrador />)).toThrow(
    'useActiveClinica must be used within an ActiveClinicaProvider',
  );
});

describe('a doctor', () => {
  it('works in the first clinic, as the server orders them, which is asked once', async () => {
    const { screen, ativa } = abrir(perfilDe());
    await ativa('Aurora');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Aurora aurora@pleno.demo',
      'Vila Serena serena@pleno.demo',
    ]);
    expect(recebidas.map(({ caminho }) => caminho)).toEqual(['/rest/v1/rpc/minhas_clinicas']);
  });

  it('has the own practice as a clinic of another name', async () => {
    clinicas = [CONSULTORIO];
    const { screen, ativa } = abrir(perfilDe());
    await ativa('Atendimento individual');
    expect(screen.getByText('Atendimento individual helena@pleno.demo')).toBeTruthy();
    expect(screen.queryByText('só leitura')).toBeNull();
  });

  it('reads on in the own practice after the plan has ended', async () => {
    clinicas = [{ ...CONSULTORIO, so_leitura: true }];
    const { screen, ativa } = abrir(perfilDe());
    await ativa('Atendimento individual');
    expect(screen.getByText('só leitura')).toBeTruthy();
  });

  it('finds the saved clinic again, while it is still available', async () => {
    localStorage.setItem('active_clinica', SERENA.id);
    await abrir(perfilDe()).ativa('Vila Serena');
  });

  it('falls back to the first one when the saved link has ended', async () => {
    localStorage.setItem('active_clinica', SERENA.id);
    clinicas = [AURORA];
    await abrir(perfilDe()).ativa('Aurora');
  });

  it('saves a choice, and clearing forgets it', async () => {
    const { screen, ativa } = abrir(perfilDe());
    await ativa('Aurora');
    fireEvent.click(screen.getByText(/Vila Serena/));
    await ativa('Vila Serena');
    expect(localStorage.getItem('active_clinica')).toBe(SERENA.id);
    fireEvent.click(screen.getByText('Limpar'));
    await ativa('Aurora');
    expect(localStorage.getItem('active_clinica')).toBeNull();
  });
});

describe('on the next visit', () => {
  it('the clinics of before are there at once, then what the server says now', async () => {
    await abrir(perfilDe()).ativa('Aurora');
    cleanup();
    clinicas = [SERENA];
    const depois = abrir(perfilDe());
    await depois.ativa('Aurora');
    await depois.ativa('Vila Serena');
  });

  it('those of somebody else are not', async () => {
    lembrarClinicas(ID_DA_CLINICA, [{ ...AURORA, fuso: 'America/Manaus' }]);
    clinicas = [];
    await abrir(perfilDe()).ativa('nenhuma');
  });
});

describe('the clock', () => {
  it('is that of the active clinic, and of Brasília where it chose none', async () => {
    const { screen, ativa } = abrir(perfilDe());
    await ativa('Aurora');
    expect(screen.getByText('às 08:30')).toBeTruthy();
    fireEvent.click(screen.getByText(/Vila Serena/));
    await ativa('Vila Serena');
    expect(screen.getByText('às 07:30')).toBeTruthy();
  });

  it('is that of Brasília for who works in no clinic', async () => {
    const { screen, ativa } = abrir(perfilDe({ tipo: 'plantonista' }));
    await ativa('nenhuma');
    expect(screen.getByText('às 08:30')).toBeTruthy();
  });
});

describe('others', () => {
  it.each(['clinica', 'hospital', 'staff'] as const)(
    '%s works where the server says',
    async (tipo) => {
      clinicas = [SERENA];
      await abrir(perfilDe({ tipo })).ativa('Vila Serena');
    },
  );

  it.each(['paciente', 'plantonista'] as const)('%s has none', async (tipo) => {
    await abrir(perfilDe({ tipo })).ativa('nenhuma');
    expect(recebidas).toEqual([]);
  });
});
