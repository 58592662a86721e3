import type { PacienteDaPassagem, PassagemRecebida } from '@domain/contracts/passagem.ts';
import { expect, it } from 'vitest';
import { abrirSelo, completas, juntar, type Lidas, lerParte, selar } from './selo.ts';

const CODIGO = 'ABCDE12345';
const paciente = (n: number, letras = 200): PacienteDaPassagem => ({
  atendimento_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  descricao: `Paciente ${n}`,
  cor: 'laranja',
  idade_anos: 40,
  gravidade: 'Laranja; em observação',
  resumo: aleatorio(n, letras),
  acoes: 'Ver troponina às 20:00.',
  contingencia: 'Se voltar a dor, repetir o ECG.',
});

/** Letters that no compression makes much shorter. */
function aleatorio(semente: number, letras: number): string {
  let x = semente * 7919 + 17;
  return Array.from({ length: letras }, () => {
    x = (x * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (x % 26));
  }).join('');
}

const passagemDe = (pacientes: PacienteDaPassagem[]): PassagemRecebida => ({
  id: '00000000-0000-4000-8000-000000000001',
  de_nome: 'Dra. Helena Prado',
  de_crm: '123456',
  de_uf: 'SP',
  local_nome: 'UPA Norte',
  pacientes,
  entregue_em: '2026-11-21T06:50:00Z',
  recebida_em: null,
  sintese: null,
});

const lerTodas = (partes: readonly string[]): Lidas => {
  const lidas = partes.reduce<Lidas | null>((ate, texto) => {
    const parte = lerParte(texto);
    return parte ? juntar(ate, parte) : ate;
  }, null);
  if (!lidas) throw new Error('no part was read');
  return lidas;
};

it('crosses from phone to phone whole, in whatever order and however often its parts are read', async () => {
  const passagem = passagemDe([1, 2, 3].map((n) => paciente(n)));
  const { partes, cortada, deFora } = await selar(CODIGO, passagem);
  expect([cortada, deFora]).toEqual([false, []]);
  expect(partes.length).toBeGreaterThan(1);
  expect(completas(lerTodas(partes.slice(1)))).toBe(false);
  const lidas = lerTodas([...partes, ...partes].reverse());
  expect(completas(lidas)).toBe(true);
  expect(await abrirSelo('abcde-l2345', lidas)).toEqual(passagem);
});

it('shows nothing without its code, and nothing that was changed', async () => {
  const { partes } = await selar(CODIGO, passagemDe([paciente(1)]));
  expect(partes.join()).not.toContain('Paciente');
  const lidas = lerTodas(partes);
  expect(await abrirSelo('ABCDE12346', lidas)).toBeNull();
  const [primeiro = ''] = lidas.pedacos.values();
  const mudado = new Map(lidas.pedacos).set(1, `A${primeiro.slice(1, -1)}A`);
  expect(await abrirSelo(CODIGO, { ...lidas, pedacos: mudado })).toBeNull();
});

it('puts parts of two handovers together never, and reads no other QR', async () => {
  const [uma, outra] = await Promise.all([
    selar(CODIGO, passagemDe([paciente(1)])),
    selar(CODIGO, passagemDe([paciente(2)])),
  ]);
  const lidas = lerTodas([uma.partes[0] ?? '', ...outra.partes]);
  expect((await abrirSelo(CODIGO, lidas))?.pacientes[0]?.descricao).toBe('Paciente 2');
  expect(lerParte('https://pleno.exemplo')).toBeNull();
});

it('cuts long texts before it leaves anybody out, and says so', async () => {
  const longa = await selar(
    CODIGO,
    passagemDe(Array.from({ length: 9 }, (_, n) => paciente(n + 1, 900))),
  );
  expect([longa.cortada, longa.deFora]).toEqual([true, []]);
  const aberta = await abrirSelo(CODIGO, lerTodas(longa.partes));
  expect(aberta?.pacientes).toHaveLength(9);
  expect(aberta?.pacientes[0]?.resumo).toContain('cortado');
});

it('names the patients that do not fit, the last ones', async () => {
  const muitos = Array.from({ length: 40 }, (_, n) => paciente(n, 1500));
  const { partes, deFora } = await selar(CODIGO, passagemDe(muitos));
  const aberta = await abrirSelo(CODIGO, lerTodas(partes));
  const levados = aberta?.pacientes.map(({ descricao }) => descricao) ?? [];
  expect([...levados, ...deFora]).toEqual(muitos.map(({ descricao }) => descricao));
  expect(deFora.length).toBeGreaterThan(0);
  expect(levados.length).toBeGreaterThan(0);
});
