/** A prescription is registered as signed only as the record has it, and as it is checked now. */
import { localDe } from '@domain/agenda/fuso.ts';
import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import {
  type BaseDoDocumento,
  baseDoDocumentoSchema,
  COMPOSICAO_VAZIA,
  enderecoDeValidacao,
  type ItemDePrescricao,
} from '@domain/contracts/prescricao.ts';
import { impressoDe } from '@domain/impressos/documento.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { conferir } from '@domain/prescricao/conferir.ts';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { novoCpf } from '../support/documentos.ts';
import { criarIcp, type Icp } from '../support/icp.ts';
import { assinarComo } from '../support/pdf-assinado.ts';
import { abrirClinica, type ClinicaComAgenda } from './support/agenda.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const SITE = 'http://127.0.0.1:54420';
const funcoes = usarFuncoes();
const cpf = novoCpf();
let icp: Icp;
let aqui: ClinicaComAgenda;

beforeAll(async () => {
  icp = criarIcp();
  aqui = await abrirClinica(funcoes);
  await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
    cpf,
    aqui.medico.id,
  ]);
  await funcoes.sql(
    `insert into public.icp_ancoras (sha256, der, titular, ambiente, valida_de, valida_ate)
     values ($1, $2, 'AC Raiz TESTE', 'teste', now(), now() + interval '9 years')`,
    [hex(await sha256(icp.raiz)), base64(icp.raiz)],
  );
});
afterAll(() => icp.remover());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

async function rpc<T>(nome: string, corpo: object): Promise<T> {
  const resposta = await funcoes.direto('POST', `/rest/v1/rpc/${nome}`, {
    token: aqui.medico.token,
    corpo,
  });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo as T;
}

const item = (nome: string, posologia: string): ItemDePrescricao => ({
  apresentacao: null,
  farmaco: null,
  dcbs: [],
  nome,
  via: 'oral',
  posologia,
  quantidade: 21,
  unidade: 'cápsula',
  quantidade_texto: '21 (vinte e uma) cápsulas',
  dias: 7,
  uso_continuo: false,
  livre: false,
});
const AMOXICILINA = item(
  'Amoxicilina 500 mg, cápsula',
  'Tomar 1 cápsula de 8 em 8 horas por 7 dias',
);

/** Prepares one document for a new patient, who is allergic to what is said; its id. */
async function preparar(documento: object, alergias: string[] = []): Promise<string> {
  const novo = await funcoes.direto('POST', '/rest/v1/pacientes?select=id', {
    token: aqui.equipe.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: aqui.clinica.id, nome: 'Joana Prado', data_nascimento: '1980-05-05' },
  });
  const [{ id: paciente_id }] = novo.corpo as [{ id: string }];
  await funcoes.direto('POST', '/rest/v1/resumos_clinicos', {
    token: aqui.medico.token,
    corpo: { clinica_id: aqui.clinica.id, paciente_id, alergias },
  });
  const id = crypto.randomUUID();
  const composicao = await funcoes.direto('POST', '/rest/v1/composicoes', {
    token: aqui.medico.token,
    corpo: { id, clinica_id: aqui.clinica.id, paciente_id, conteudo: COMPOSICAO_VAZIA },
  });
  expect(composicao.status, composicao.texto).toBe(201);
  const [feito] = await rpc<[{ id: string }]>('preparar_documentos', {
    p_composicao: id,
    p_revisao: 1,
    p_documentos: [documento],
  });
  return feito.id;
}

const receita = (especie: string, itens: ItemDePrescricao[], achados: object[] = []) => ({
  tipo: 'prescricao',
  especie,
  conteudo: { itens },
  achados,
});

const base = async (id: string): Promise<BaseDoDocumento> =>
  baseDoDocumentoSchema.parse(await rpc('base_do_documento', { p_documento: id }));

/** The paper as the browser makes it, of what is kept or of what somebody made of it. */
async function papel(id: string, mudado: (de: BaseDoDocumento) => BaseDoDocumento = (de) => de) {
  const lida = await base(id);
  const [codigos] = await rpc<[{ codigo: string; acesso: string }]>('reservar_codigo', {
    p_tipo: lida.documento.tipo,
    p_id: id,
  });
  const verificacao = { ...codigos, url: enderecoDeValidacao(SITE, codigos.codigo) };
  return gerarImpresso(
    impressoDe(mudado(lida), { situacao: 'digital', quando: new Date(), verificacao }),
  );
}

async function registrar(documentId: string, pdf: Uint8Array, documentType = 'prescricao') {
  const assinado = await assinarComo(icp.emitir({ cpf }), new Date(), pdf);
  return funcoes.chamar('POST', '/digital-signature', {
    token: aqui.medico.token,
    cabecalhos: { origin: SITE },
    corpo: {
      documentId,
      documentType,
      certificateType: 'A1',
      documentContent: base64(assinado),
    },
  });
}

it('takes the paper that is made of the record, byte by byte', async () => {
  const id = await preparar(receita('antimicrobiano', [AMOXICILINA]));
  const resposta = await registrar(id, await papel(id));
  expect(resposta.status, resposta.texto).toBe(200);
  const atestado = await preparar({
    tipo: 'atestado',
    conteudo: { ...COMPOSICAO_VAZIA.atestado, dias: 2 },
  });
  const outra = await registrar(atestado, await papel(atestado), 'atestado');
  expect(outra.status, outra.texto).toBe(200);
});

it('refuses a paper that says something else', async () => {
  const id = await preparar(receita('antimicrobiano', [AMOXICILINA]));
  const maisDoses = await papel(id, (lida) => ({
    ...lida,
    documento: {
      ...lida.documento,
      conteudo: { itens: [{ ...AMOXICILINA, quantidade_texto: '210 cápsulas' }] },
    },
  }));
  expect(erroDe(await registrar(id, maisDoses), 422).error).toMatch(/não é o documento/);
  const sobreposto = await PDF.load(await papel(id));
  sobreposto.getPage(0)?.drawText('e mais 3 caixas', { x: 80, y: 300, size: 20 });
  const acrescido = new Uint8Array(await sobreposto.save({ incremental: true }));
  expect(erroDe(await registrar(id, acrescido), 422).error).toMatch(/não é o documento/);
  expect((await base(id)).documento.emitida_em).toBeNull();
});

it('refuses a paper of days ago', async () => {
  const id = await preparar(receita('antimicrobiano', [AMOXICILINA]));
  const lida = await base(id);
  const quando = new Date(Date.now() - 49 * 3_600_000);
  const velho = await gerarImpresso(impressoDe(lida, { situacao: 'digital', quando }));
  expect(localDe(quando, lida.fuso)).not.toBe(localDe(new Date(), lida.fuso));
  expect(erroDe(await registrar(id, velho), 422).error).toMatch(/há mais de um dia/);
});

it('asks for the reason of what stops, whatever was sent with the document', async () => {
  const semRazao = await preparar(receita('antimicrobiano', [AMOXICILINA]), ['amoxicilina']);
  const recusa = erroDe(await registrar(semRazao, await papel(semRazao)), 422).error;
  expect(recusa).toMatch(/^A conferência de agora/);
  expect(recusa).toMatch(/alergi/i);
  const ALERGICO = ['amoxicilina'];
  const hoje = localDe(new Date(), 'America/Sao_Paulo').slice(0, 10);
  const impede = conferir([AMOXICILINA], { alergias: ALERGICO }, hoje).achados.filter(
    ({ grau }) => grau === 'impede',
  );
  expect(impede.length).toBeGreaterThan(0);
  const guardados = impede.map(({ regra, codigo, grau, frase, fonte, verificacao }) => ({
    regra,
    codigo,
    grau,
    frase,
    fonte,
    verificacao,
    itens: [AMOXICILINA.nome],
    justificativa: 'Tolerou amoxicilina no mês passado, sem reação.',
  }));
  const deOutro = guardados.map((um) => ({ ...um, itens: ['Losartana 50 mg'] }));
  const comEssa = await preparar(receita('antimicrobiano', [AMOXICILINA], deOutro), ALERGICO);
  erroDe(await registrar(comEssa, await papel(comEssa)), 422);
  const comRazao = await preparar(receita('antimicrobiano', [AMOXICILINA], guardados), ALERGICO);
  const aceita = await registrar(comRazao, await papel(comRazao));
  expect(aceita.status, aceita.texto).toBe(200);
});

it('refuses a controlled medicine on an ordinary prescription', async () => {
  const id = await preparar(
    receita('simples', [item('Clonazepam 2 mg, comprimido', 'Tomar 1 comprimido à noite')]),
  );
  expect(erroDe(await registrar(id, await papel(id)), 422).error).toMatch(/tipo de receita/);
});
