import type { Bundle } from 'fhir/r4';
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
const SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
let clinica: Conta;
let equipe: Conta;
let medico: Conta;
let colega: Conta;
let vinculoDoColega: string;
let vizinha: Conta;
let medicoDaVizinha: Conta;
let pacienteId: string;
let evolucaoId: string;
let correcaoId: string;

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  equipe = await registrarEquipe(funcoes, clinica);
  medico = await registrar(funcoes, 'medico');
  colega = await registrar(funcoes, 'medico', { nome: 'Otávio Menezes' });
  await vincular(funcoes, clinica, medico);
  vinculoDoColega = await vincular(funcoes, clinica, colega);
  vizinha = await registrar(funcoes, 'clinica');
  medicoDaVizinha = await registrar(funcoes, 'medico');
  await vincular(funcoes, vizinha, medicoDaVizinha);

  await registrarPaciente(funcoes, clinica, clinica.id, { nome: 'Zélia Antão', cpf: CPF });
  const [paciente] = await funcoes.sql<{ id: string }>(
    'select id from public.pacientes where cpf = $1',
    [CPF],
  );
  pacienteId = paciente?.id ?? '';
  await inserir(medico, 'resumos_clinicos', { nega_alergias: true }, 'paciente_id');
  await inserir(medico, 'problemas', { descricao: 'Hipertensão', sistema: 'cid10', codigo: 'I10' });
  await inserir(medico, 'medicamentos_em_uso', { nome: 'Losartana 50 mg', dcbs: ['losartana'] });
  evolucaoId = await inserir(medico, 'prontuarios', {
    subjetivo: 'Tontura <ao levantar>\u00a0há 2 dias 🤕',
    temperatura: 36.5,
    peso_kg: 82.355,
    pressao_sistolica: 150,
    pressao_diastolica: 95,
    diagnosticos: [
      { sistema: 'cid10', codigo: 'I10', descricao: 'Hipertensão', certeza: 'confirmado' },
    ],
  });
  await finalizar(medico, evolucaoId);
  correcaoId = await chamarRpc<string>(medico, 'abrir_correcao', {
    p_prontuario: evolucaoId,
    p_motivo: 'Peso trocado',
  });
  await mudar(medico, correcaoId, { peso_kg: 72.355 });
  await finalizar(medico, correcaoId);
  await guardarAnexos();
  await inserir(medico, 'calculos', {
    prontuario_id: correcaoId,
    ferramenta: 'bmi',
    versao: '1.0.0',
    entrada: { weight: 72.355, height: 170 },
    resultado: { bmi: 25.04 },
  });
  await inserir(medico, 'prontuarios', { subjetivo: 'RASCUNHO DO MÉDICO' });
  await inserir(colega, 'prontuarios', { subjetivo: 'RASCUNHO DO COLEGA' });
  const descartada = await inserir(medico, 'prontuarios', { subjetivo: 'DESCARTADA' });
  await mudar(medico, descartada, { status: 'descartado' });
});

/** A file of the corrected entry; and one that its author took back before it was published. */
async function guardarAnexos(): Promise<void> {
  await funcoes.sql(
    `insert into public.anexos (
      clinica_id, paciente_id, prontuario_id, nome, tipo, bytes, estado, sha256, conferido_em,
      criado_por, publicado_em, removido_em
    )
    select $1, $2, $3, nome, 'application/pdf', 20480, 'conferido', $5, now(), $4,
      case when nome like 'laudo%' then now() end, case when nome not like 'laudo%' then now() end
    from unnest(array['laudo.pdf', 'retirado.pdf']) as nome`,
    [clinica.id, pacienteId, correcaoId, medico.id, SHA256],
  );
}

async function inserir(
  quem: Conta,
  tabela: string,
  linha: Record<string, unknown>,
  chave = 'id',
): Promise<string> {
  const resposta = await funcoes.direto('POST', `/rest/v1/${tabela}?select=${chave}`, {
    token: quem.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: clinica.id, paciente_id: pacienteId, ...linha },
  });
  expect(resposta).toMatchObject({ status: 201 });
  return (resposta.corpo as Record<string, string>[])[0]?.[chave] ?? '';
}

async function mudar(quem: Conta, id: string, corpo: Record<string, unknown>): Promise<void> {
  const caminho = `/rest/v1/prontuarios?id=eq.${id}`;
  expect(await funcoes.direto('PATCH', caminho, { token: quem.token, corpo })).toMatchObject({
    status: 204,
  });
}

const finalizar = (quem: Conta, id: string) => mudar(quem, id, { status: 'finalizado' });

async function chamarRpc<T>(quem: Conta, nome: string, corpo: object): Promise<T> {
  const resposta = await funcoes.direto('POST', `/rest/v1/rpc/${nome}`, {
    token: quem.token,
    corpo,
  });
  expect(resposta).toMatchObject({ status: 200 });
  return resposta.corpo as T;
}

const pedir = (quem: Conta, id = pacienteId) =>
  funcoes.chamar('GET', `/medical/patients/${id}/fhir`, { token: quem.token });

async function exportar(quem: Conta): Promise<Bundle> {
  const resposta = await pedir(quem);
  expect(resposta).toMatchObject({ status: 200 });
  return resposta.corpo as Bundle;
}

const exportacoes = async () => {
  const [linha] = await funcoes.sql<{ quantas: number }>(
    "select count(*)::int as quantas from public.acessos_prontuario where acao = 'exportou'",
  );
  return linha?.quantas;
};

const tiposDe = ({ entry = [] }: Bundle) => {
  const tipos = entry.map(({ resource }) => resource?.resourceType ?? '');
  return Object.fromEntries(
    [...new Set(tipos)].sort().map((tipo) => [tipo, tipos.filter((um) => um === tipo).length]),
  );
};

describe('a record', () => {
  it('is a FHIR collection of everything that holds', async () => {
    const resposta = await pedir(medico);
    expect(resposta.status).toBe(200);
    expect(resposta.cabecalhos.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(resposta.cabecalhos.get('cache-control')).toBe('no-store');
    const colecao = resposta.corpo as Bundle;
    expect(colecao).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    expect(tiposDe(colecao)).toEqual({
      AllergyIntolerance: 1,
      Composition: 2,
      Condition: 2,
      DocumentReference: 1,
      Encounter: 1,
      MedicationStatement: 1,
      Observation: 4,
      Organization: 1,
      Patient: 1,
      Practitioner: 1,
      Provenance: 1,
    });
    const recursos = (colecao.entry ?? []).map(({ resource }) => resource);
    expect(recursos.find((um) => um?.resourceType === 'Patient')).toMatchObject({
      id: pacienteId,
      identifier: [{ system: 'https://rnds-fhir.saude.gov.br/NamingSystem/cpf', value: CPF }, {}],
    });
    expect(recursos.find((um) => um?.id === correcaoId)).toMatchObject({
      status: 'amended',
      relatesTo: [{ code: 'replaces', targetReference: { reference: `urn:uuid:${evolucaoId}` } }],
    });
    expect(recursos.find((um) => um?.resourceType === 'DocumentReference')).toMatchObject({
      identifier: [{}, { value: 'ni:///sha-256;47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' }],
      content: [{ attachment: { title: 'laudo.pdf' } }],
      context: { related: [{ reference: `urn:uuid:${correcaoId}` }] },
    });
    expect(resposta.texto).not.toContain('retirado.pdf');
    expect(resposta.texto).toContain('"code":"bmi"');
    expect(resposta.texto).toContain('Tontura &lt;ao levantar&gt; há 2 dias 🤕');
    expect(resposta.texto).toContain('"value":72.355');
    expect(resposta.texto).not.toContain('"value":82.355');
  });

  it('leaves drafts and discarded entries where they are, for whoever asks', async () => {
    for (const quem of [medico, colega, clinica]) {
      const { texto } = await pedir(quem);
      expect(texto).not.toMatch(/RASCUNHO|DESCARTADA/);
    }
  });

  it('is the same for each who reads it, but for the CNPJ, which the clinic alone may read', async () => {
    const semEmissao = ({ timestamp: _, ...colecao }: Bundle) => colecao;
    const [doMedico, doColega, daClinica] = [
      await exportar(medico),
      await exportar(colega),
      await exportar(clinica),
    ].map(semEmissao);
    expect(doColega).toEqual(doMedico);
    expect(JSON.stringify(doMedico)).not.toContain('NamingSystem/cnpj');
    expect(JSON.stringify(daClinica)).toContain('NamingSystem/cnpj');
  });

  it('of several pages is whole', async () => {
    await registrarPaciente(funcoes, clinica, clinica.id, { nome: 'Noé Longevo' });
    const [outro] = await funcoes.sql<{ id: string }>(
      "select id from public.pacientes where nome = 'Noé Longevo' and clinica_id = $1",
      [clinica.id],
    );
    await funcoes.sql(
      `insert into public.prontuarios (
        clinica_id, paciente_id, autor_id, autor_nome, subjetivo, status, ocorrido_em, finalizado_em
      )
      select $1, $2, $3, 'x', 'Consulta ' || n, 'finalizado', now() - interval '1 day', now()
      from generate_series(1, 401) as n`,
      [clinica.id, outro?.id, medico.id],
    );
    const resposta = await pedir(medico, outro?.id);
    expect(tiposDe(resposta.corpo as Bundle)).toMatchObject({ Composition: 401, Encounter: 401 });
    expect(resposta.texto).toContain('Consulta 401');
  });

  it('is written in the log of accesses, once in a quarter of an hour', async () => {
    await exportar(medico);
    const antes = await exportacoes();
    await exportar(medico);
    expect(antes).toBeGreaterThan(0);
    expect(await exportacoes()).toBe(antes);
  });
});

describe('a record is not found', () => {
  const recusado = async (quem: Conta, id?: string) => {
    const antes = await exportacoes();
    const erro = erroDe(await pedir(quem, id), 404);
    expect(erro).toMatchObject({ codigo: 'NAO_ENCONTRADO', error: 'Prontuário não encontrado.' });
    expect(await exportacoes()).toBe(antes);
  };

  it('by the neighbours', async () => {
    await recusado(vizinha);
    await recusado(medicoDaVizinha);
  });

  it('by the desk, which registers and reads no record', async () => {
    await recusado(equipe);
  });

  it.each(['paciente', 'plantonista', 'hospital'] as const)('by a %s', async (tipo) => {
    await recusado(await registrar(funcoes, tipo));
  });

  it('by an id that is nobody’s, or none', async () => {
    await recusado(medico, crypto.randomUUID());
    for (const id of ['1', "' or 1=1", evolucaoId, '..%2f..']) {
      await recusado(medico, encodeURIComponent(id));
    }
  });

  it('by a doctor who left', async () => {
    expect(tiposDe(await exportar(colega))).toHaveProperty('Composition', 2);
    await desvincular(funcoes, clinica, vinculoDoColega);
    await recusado(colega);
  });

  it('by who is kept out of a restricted one', async () => {
    const outro = await registrar(funcoes, 'medico');
    await vincular(funcoes, clinica, outro);
    await exportar(outro);
    await chamarRpc(clinica, 'restringir_acesso', {
      p_paciente: pacienteId,
      p_motivo: 'A pedido da paciente, por escrito',
    });
    await recusado(outro);
    expect(tiposDe(await exportar(medico))).toHaveProperty('Composition', 2);
  });
});

it('takes no filters', async () => {
  const caminho = `/medical/patients/${pacienteId}/fhir?_format=xml`;
  const erro = erroDe(await funcoes.chamar('GET', caminho, { token: medico.token }), 400);
  expect(erro.campos).toEqual({ _format: 'Campo desconhecido: remova-o.' });
});

it('only reads', async () => {
  for (const metodo of ['POST', 'PUT']) {
    const caminho = `/medical/patients/${pacienteId}/fhir`;
    erroDe(await funcoes.chamar(metodo, caminho, { token: medico.token, corpo: {} }), 405);
  }
});
