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
  saulo = await registrar(funcoes, 'medico', { nome: 'Saulo Brito' });
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

  it.each(['plantonista', 'paciente'] as const)('are not for a %s', async (tipo) => {
    const { token } = await registrar(funcoes, tipo);
    const erro = erroDe(await funcoes.chamar('GET', '/medical/doctors', { token }), 403);
    expect(erro.codigo).toBe('PROIBIDO');
  });
});

it.each([
  ['busca', 'x'.repeat(121)],
  ['busca', 'a\u0000b'],
  ['clinica_id', 'x'],
  ['ativo', 'talvez'],
  ['limite', '1000'],
  ['pagina', '-1'],
  ['apos', 'x'],
  ['order', 'email'],
])('a filter is refused by name: %s=%j', async (campo, valor) => {
  const caminho = `/medical/doctors?${new URLSearchParams({ [campo]: valor })}`;
  const erro = erroDe(await funcoes.chamar('GET', caminho, { token: equipe.token }), 400);
  expect(Object.keys(erro.campos ?? {})).toEqual([campo]);
});
