import { respostaDeMedicosSchema } from '@domain/contracts/medical.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Conta, desvincular, registrar, registrarEquipe, vincular } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let clinica: Conta;
let equipe: Conta;
let vizinha: Conta;
let ines: Conta;
let saulo: Conta;
let vinculoDaInes: string;

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  equipe = await registrarEquipe(funcoes, clinica);
  vizinha = await registrar(funcoes, 'clinica');
  ines = await registrar(funcoes, 'medico', { nome: 'Inês Araújo', crm: '123456', crm_uf: 'MG' });
  saulo = await registrar(funcoes, 'medico', {
    nome: 'Saulo Brito',
    especialidade: 'Clínica Médica',
  });
  await registrar(funcoes, 'medico', { nome: 'Inês Sem Vínculo' });
  vinculoDaInes = await vincular(funcoes, clinica, ines);
  await desvincular(funcoes, clinica, await vincular(funcoes, clinica, saulo));
  await vincular(funcoes, vizinha, ines);
});

async function buscar(conta: Conta, filtros: Record<string, string> = {}) {
  const caminho = `/medical/doctors?${new URLSearchParams(filtros)}`;
  const resposta = await funcoes.chamar('GET', caminho, { token: conta.token });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDeMedicosSchema.parse(resposta.corpo);
}
const nomes = async (conta: Conta, filtros?: Record<string, string>) =>
  (await buscar(conta, filtros)).doctors.map(({ nome }) => nome);

describe('doctors', () => {
  it('are those linked to the clinic, active or not, in order of name', async () => {
    for (const conta of [clinica, equipe]) {
      expect(await nomes(conta)).toEqual(['Inês Araújo', 'Saulo Brito']);
    }
    expect(await nomes(vizinha)).toEqual(['Inês Araújo']);
  });

  it('come with their link', async () => {
    const { doctors } = await buscar(equipe, { ativo: 'true' });
    expect(doctors).toEqual([
      {
        id: ines.id,
        clinica_id: clinica.id,
        vinculo_id: vinculoDaInes,
        ativo: true,
        nome: 'Inês Araújo',
        email: ines.email,
        especialidade: 'Pediatria',
        crm: '123456',
        crm_uf: 'MG',
      },
    ]);
  });

  it('see their own links, in every clinic', async () => {
    const { doctors } = await buscar(ines);
    expect(doctors.map(({ clinica_id }) => clinica_id).sort()).toEqual(
      [clinica.id, vizinha.id].sort(),
    );
    expect(new Set(doctors.map(({ id }) => id))).toEqual(new Set([ines.id]));
    expect(await nomes(ines, { clinica_id: vizinha.id })).toEqual(['Inês Araújo']);
  });

  it.each([
    [{ busca: 'ines' }, ['Inês Araújo']],
    [{ busca: 'ARAUJO' }, ['Inês Araújo']],
    [{ busca: 'brito', ativo: 'true' }, []],
    [{ ativo: 'false' }, ['Saulo Brito']],
    [{ especialidade: 'Pediatria' }, ['Inês Araújo']],
    [{ especialidade: 'CLINICA' }, ['Saulo Brito']],
    [{ especialidade: 'clinica medica', ativo: 'true' }, []],
    [{ especialidade: 'pediatria', busca: 'saulo' }, []],
    [{ especialidade: '' }, ['Inês Araújo', 'Saulo Brito']],
    [{ especialidade: '.*' }, []],
    [{ especialidade: 'a),id.gt.(0' }, []],
    [{ busca: '.*' }, []],
    [{ busca: '%' }, []],
    [{ busca: '(' }, []],
    [{ busca: 'a),id.gt.(0' }, []],
  ])('are cut by %j', async (filtros, esperados) => {
    expect(await nomes(equipe, filtros)).toEqual(esperados);
  });

  it('of another clinic stay there', async () => {
    expect(await nomes(equipe, { clinica_id: vizinha.id })).toEqual([]);
    expect(await nomes(equipe, { clinica_id: clinica.id })).toHaveLength(2);
  });

  it('come in pages', async () => {
    expect(await buscar(equipe, { limite: '1' })).toMatchObject({ pagina: 1, tem_mais: true });
    expect(await nomes(equipe, { limite: '1', pagina: '2' })).toEqual(['Saulo Brito']);
    expect(await buscar(equipe, { limite: '2' })).toMatchObject({ tem_mais: false });
  });

  it('of nobody yet are an empty list for a hospital', async () => {
    const hospital = await registrar(funcoes, 'hospital');
    expect(await buscar(hospital)).toEqual({ doctors: [], pagina: 1, tem_mais: false });
  });

  it('of another specialty stay out of a doctor’s own list, too', async () => {
    expect(await nomes(ines, { especialidade: 'pediatria' })).toHaveLength(2);
    expect(await nomes(ines, { especialidade: 'cardiologia' })).toEqual([]);
  });

  it.each(['plantonista', 'paciente'] as const)('are not for a %s', async (tipo) => {
    const { token } = await registrar(funcoes, tipo);
    const erro = erroDe(await funcoes.chamar('GET', '/medical/doctors', { token }), 403);
    expect(erro.codigo).toBe('PROIBIDO');
  });
});

describe('a doctor with an own practice', () => {
  let solo: Conta;
  const daPratica = () => ({
    id: solo.id,
    clinica_id: solo.id,
    vinculo_id: null,
    ativo: true,
    nome: 'Sol Soares',
    email: solo.email,
    especialidade: 'Pediatria',
    crm: expect.any(String),
    crm_uf: 'SP',
  });

  beforeAll(async () => {
    solo = await registrar(funcoes, 'medico', { nome: 'Sol Soares' });
    await funcoes.sql('insert into assinaturas (user_id) values ($1)', [solo.id]);
    await funcoes.sql(`update profiles set plano_medico = 'premium' where id = $1`, [solo.id]);
  });

  it('is listed there, linked to nobody', async () => {
    expect(await buscar(solo)).toEqual({ doctors: [daPratica()], pagina: 1, tem_mais: false });
  });

  it.each([
    [{ busca: 'soares' }, 1],
    [{ busca: 'araujo' }, 0],
    [{ especialidade: 'pediatria' }, 1],
    [{ especialidade: 'cardiologia' }, 0],
    [{ ativo: 'true' }, 1],
    [{ ativo: 'false' }, 0],
    [{ pagina: '2' }, 0],
    [{ limite: '1' }, 1],
  ])('is cut by %j to %d', async (filtros, quantos) => {
    const { doctors, tem_mais } = await buscar(solo, filtros);
    expect(doctors).toHaveLength(quantos);
    expect(tem_mais).toBe(false);
  });

  it('is listed by the practice and by each clinic, named or not', async () => {
    const vinculo = await vincular(funcoes, vizinha, solo);
    const todos = (await buscar(solo)).doctors;
    expect(todos).toEqual([
      daPratica(),
      { ...daPratica(), clinica_id: vizinha.id, vinculo_id: vinculo },
    ]);
    expect((await buscar(solo, { clinica_id: solo.id })).doctors).toEqual(todos.slice(0, 1));
    expect((await buscar(solo, { clinica_id: vizinha.id })).doctors).toEqual(todos.slice(1));
    await desvincular(funcoes, vizinha, vinculo);
    expect((await buscar(solo, { ativo: 'true' })).doctors).toEqual([daPratica()]);
    expect((await buscar(solo, { ativo: 'false' })).doctors).toHaveLength(1);
  });

  it('shows the practice to nobody else', async () => {
    for (const conta of [clinica, equipe, ines]) {
      expect(await nomes(conta, { clinica_id: solo.id })).toEqual([]);
    }
  });

  it('is not listed there without the plan that lets a doctor attend alone', async () => {
    expect(ines.perfil.permite_atendimento_individual).toBe(false);
    expect((await buscar(ines)).doctors.map(({ clinica_id }) => clinica_id)).not.toContain(ines.id);
  });
});

it.each([
  ['busca', 'x'.repeat(121)],
  ['busca', 'a\u0000b'],
  ['clinica_id', 'x'],
  ['ativo', 'talvez'],
  ['ativo', ''],
  ['especialidade', 'x'.repeat(121)],
  ['especialidade', 'a\u0000b'],
  ['limite', '1000'],
  ['pagina', '-1'],
  ['apos', 'x'],
  ['order', 'email'],
])('a filter is refused by name: %s=%j', async (campo, valor) => {
  const caminho = `/medical/doctors?${new URLSearchParams({ [campo]: valor })}`;
  const erro = erroDe(await funcoes.chamar('GET', caminho, { token: equipe.token }), 400);
  expect(erro.campos).toEqual({ [campo]: expect.stringMatching(/^\p{Lu}.*\.$/u) });
});
