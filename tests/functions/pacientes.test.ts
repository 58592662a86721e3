import { respostaDePacientesSchema } from '@domain/contracts/medical.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { novoCpf } from '../support/documentos.ts';
import {
  type Conta,
  desvincular,
  registrar,
  registrarEquipe,
  registrarPaciente,
  vincular,
} from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const CPF = novoCpf();
let clinica: Conta;
let equipe: Conta;
let medico: Conta;
let vizinha: Conta;
let medicoDaVizinha: Conta;

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  equipe = await registrarEquipe(funcoes, clinica);
  medico = await registrar(funcoes, 'medico');
  await vincular(funcoes, clinica, medico);
  vizinha = await registrar(funcoes, 'clinica');
  medicoDaVizinha = await registrar(funcoes, 'medico');
  await vincular(funcoes, vizinha, medicoDaVizinha);

  const conhecidos = [
    { nome: 'Zélia Antão', cpf: CPF, telefone: '11987654321', data_nascimento: '1950-01-31' },
    { nome: 'João Gonçalves', nome_social: 'Joana Gonçalves' },
    { nome: 'Ana 50%_desconto Sá' },
  ];
  for (const dados of conhecidos) await registrarPaciente(funcoes, equipe, clinica.id, dados);
  for (const nome of ['Maria Silva', 'Maria Silva', 'Maria Silva', 'Mário Souza']) {
    await registrarPaciente(funcoes, clinica, clinica.id, { nome });
  }
  await registrarPaciente(funcoes, vizinha, vizinha.id, { nome: 'Zélia da Vizinha' });
});

async function buscar(conta: Conta, filtros: Record<string, string> = {}) {
  const caminho = `/medical/patients?${new URLSearchParams(filtros)}`;
  const resposta = await funcoes.chamar('GET', caminho, { token: conta.token });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDePacientesSchema.parse(resposta.corpo);
}
const nomes = async (conta: Conta, filtros?: Record<string, string>) =>
  (await buscar(conta, filtros)).patients.map(({ nome }) => nome);

const TODOS = [
  'Ana 50%_desconto Sá',
  'João Gonçalves',
  'Maria Silva',
  'Maria Silva',
  'Maria Silva',
  'Mário Souza',
  'Zélia Antão',
];

describe('patients', () => {
  it('are those of the clinic, in order of name, for clinic, staff and linked doctor', async () => {
    for (const conta of [clinica, equipe, medico]) expect(await nomes(conta)).toEqual(TODOS);
  });

  it('come with what the contract says and no more', async () => {
    const { patients } = await buscar(equipe, { busca: 'zelia antao' });
    expect(patients).toEqual([
      {
        id: expect.any(String),
        clinica_id: clinica.id,
        nome: 'Zélia Antão',
        nome_social: null,
        data_nascimento: '1950-01-31',
        sexo: 'feminino',
        cpf: CPF,
        cns: null,
        telefone: '11987654321',
        ativo: true,
        data_obito: null,
      },
    ]);
    const caminho = '/medical/patients?busca=zelia';
    const { texto } = await funcoes.chamar('GET', caminho, { token: equipe.token });
    expect(texto).not.toContain('nome_ordem');
  });

  it.each([
    ['without accents', 'zelia', ['Zélia Antão']],
    ['in capitals, words in any order', 'ANTÃO ZÉL', ['Zélia Antão']],
    ['by social name', 'joana', ['João Gonçalves']],
    ['by CPF with its mask', CPF.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'), ['Zélia Antão']],
    ['by a part of the phone', '(11) 98765', ['Zélia Antão']],
    ['by a percent sign as text', '50%', ['Ana 50%_desconto Sá']],
    ['by an underscore as text', '%_d', ['Ana 50%_desconto Sá']],
    ['by what nobody has', 'xyz', []],
    ['by a quote', "' or 1=1 --", []],
    ['by a backslash', '\\', []],
    ['by an empty term, all', '', TODOS],
  ])('are found %s', async (_, busca, esperados) => {
    expect(await nomes(equipe, { busca })).toEqual(esperados);
  });

  it('of another clinic are not found, not even by its id', async () => {
    expect(await nomes(equipe, { busca: 'vizinha' })).toEqual([]);
    expect(await nomes(vizinha, { busca: 'zelia' })).toEqual(['Zélia da Vizinha']);
    expect(await nomes(medicoDaVizinha)).toEqual(['Zélia da Vizinha']);
    for (const conta of [clinica, equipe, medico]) {
      expect(await buscar(conta, { clinica_id: vizinha.id })).toEqual({
        patients: [],
        proximo: null,
      });
    }
    expect(await nomes(equipe, { clinica_id: clinica.id })).toEqual(TODOS);
  });

  describe('of whom some are inactive and some have a doctor who answers for them', () => {
    let posto: Conta;

    beforeAll(async () => {
      posto = await registrar(funcoes, 'clinica');
      await vincular(funcoes, posto, medico);
      for (const nome of ['Aurora', 'Bento', 'Clara', 'Davi']) {
        const medico_responsavel_id = ['Aurora', 'Clara'].includes(nome) ? medico.id : null;
        const dados = { nome: `${nome} do Posto`, medico_responsavel_id };
        await registrarPaciente(funcoes, posto, posto.id, dados);
      }
      for (const nome of ['Clara', 'Davi']) {
        const { status } = await funcoes.direto(
          'PATCH',
          `/rest/v1/pacientes?clinica_id=eq.${posto.id}&nome=eq.${nome}%20do%20Posto`,
          { token: posto.token, corpo: { ativo: false } },
        );
        expect(status).toBe(204);
      }
    });

    const primeiros = async (conta: Conta, filtros: Record<string, string>) =>
      (await nomes(conta, filtros)).map((nome) => nome.split(' ')[0]);

    it.each([
      [{}, ['Aurora', 'Bento', 'Clara', 'Davi']],
      [{ ativo: 'true' }, ['Aurora', 'Bento']],
      [{ ativo: 'false' }, ['Clara', 'Davi']],
      [{ ativo: 'false', busca: 'posto da' }, ['Davi']],
      [{ busca: 'posto', ativo: 'true', limite: '1' }, ['Aurora']],
    ])('are cut by %j', async (filtros, esperados) => {
      expect(await primeiros(posto, filtros)).toEqual(esperados);
    });

    it('are cut by that doctor, for whoever may list them', async () => {
      for (const conta of [posto, medico]) {
        const comum = { medico_id: medico.id, clinica_id: posto.id };
        expect(await primeiros(conta, comum)).toEqual(['Aurora', 'Clara']);
        expect(await primeiros(conta, { ...comum, ativo: 'true' })).toEqual(['Aurora']);
        expect(await primeiros(conta, { ...comum, busca: 'bento' })).toEqual([]);
      }
    });

    it('are none of a doctor who answers for nobody, or of another clinic’s', async () => {
      expect(await primeiros(posto, { medico_id: medicoDaVizinha.id })).toEqual([]);
      expect(await primeiros(vizinha, { medico_id: medico.id })).toEqual([]);
    });

    it('go on in pages, cut as they were', async () => {
      const filtros = { ativo: 'true', limite: '1' };
      const { patients, proximo } = await buscar(posto, filtros);
      expect(patients).toHaveLength(1);
      expect(await primeiros(posto, { ...filtros, apos: proximo ?? '' })).toEqual(['Bento']);
      expect((await buscar(posto, { ...filtros, limite: '2' })).proximo).toBeNull();
    });
  });

  it('leave the doctor with the link', async () => {
    const outro = await registrar(funcoes, 'medico');
    const vinculo = await vincular(funcoes, clinica, outro);
    expect(await nomes(outro)).toEqual(TODOS);
    await desvincular(funcoes, clinica, vinculo);
    expect(await nomes(outro)).toEqual([]);
  });

  it.each(['plantonista', 'paciente'] as const)('are not for a %s', async (tipo) => {
    const { token } = await registrar(funcoes, tipo);
    expect(erroDe(await funcoes.chamar('GET', '/medical/patients', { token }), 403).codigo).toBe(
      'PROIBIDO',
    );
  });
});

describe('a page of patients', () => {
  it('goes on where the last one ended, equal names and new registrations included', async () => {
    const vistos: string[] = [];
    let apos: string | null = null;
    do {
      const pagina = await buscar(equipe, { limite: '2', ...(apos !== null && { apos }) });
      expect(pagina.patients.length).toBeLessThanOrEqual(2);
      vistos.push(...pagina.patients.map(({ id }) => id));
      apos = pagina.proximo;
    } while (apos !== null);
    expect(vistos).toEqual((await buscar(equipe)).patients.map(({ id }) => id));
    expect(new Set(vistos).size).toBe(TODOS.length);
  });

  it('that is exactly full and last has no marker', async () => {
    expect((await buscar(equipe, { limite: String(TODOS.length) })).proximo).toBeNull();
  });

  it('keeps to the caller’s clinics whatever the marker says', async () => {
    const { proximo } = await buscar(vizinha, { limite: '1' });
    expect(proximo).toBeNull();
    const alheio = (await buscar(equipe, { limite: '1' })).proximo ?? '';
    expect(await nomes(vizinha, { apos: alheio })).toEqual(['Zélia da Vizinha']);
  });

  const marcador = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');
  const ID = crypto.randomUUID();
  it.each([
    ['nothing', ''],
    ['no base64', '!!!'],
    ['no JSON', 'YWJj'],
    ['no list', marcador({ nome_ordem: 'a', id: ID })],
    ['half of it', marcador(['a'])],
    ['too much', marcador(['a', ID, 'x'])],
    ['no id', marcador(['a', "' or true --"])],
    ['no name', marcador([1, ID])],
    ['a null character', marcador(['a\u0000', ID])],
    ['half a character', marcador(['a\ud800', ID])],
    ['a novel', 'a'.repeat(2001)],
  ])('is refused with a marker that is %s', async (_, apos) => {
    const caminho = `/medical/patients?apos=${encodeURIComponent(apos)}`;
    const erro = erroDe(await funcoes.chamar('GET', caminho, { token: equipe.token }), 400);
    expect(erro.campos).toEqual({ apos: 'Página: marcador inválido.' });
  });
});

it.each([
  ['busca', 'x'.repeat(121)],
  ['busca', 'a\u0000b'],
  ['clinica_id', '1'],
  ['clinica_id', "' or 1=1"],
  ['medico_id', 'eu'],
  ['medico_id', ''],
  ['ativo', 'sim'],
  ['ativo', 'null'],
  ['ativo', ''],
  ['limite', '101'],
  ['limite', 'null'],
  ['pagina', '2'],
  ['nome', 'ana'],
])('a filter is refused by name: %s=%j', async (campo, valor) => {
  const caminho = `/medical/patients?${new URLSearchParams({ [campo]: valor })}`;
  const erro = erroDe(await funcoes.chamar('GET', caminho, { token: equipe.token }), 400);
  expect(erro.campos).toEqual({ [campo]: expect.stringMatching(/^\p{Lu}.*\.$/u) });
});
