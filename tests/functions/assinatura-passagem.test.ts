/** A handover is registered as signed only as the record has it, and its code opens nothing. */
import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import { baseDaPassagemSchema } from '@domain/contracts/passagem.ts';
import { enderecoDeValidacao } from '@domain/contracts/prescricao.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { passagemNoPapel } from '@domain/impressos/passagem.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { novoCpf } from '../support/documentos.ts';
import type { Icp } from '../support/icp.ts';
import { assinarComo } from '../support/pdf-assinado.ts';
import { type Autoridade, autoridadeNaRede } from './support/autoridade.ts';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const SITE = 'http://127.0.0.1:54420';
const funcoes = usarFuncoes();
const cpf = novoCpf();
const passagem = crypto.randomUUID();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
let autoridade: Autoridade;
let icp: Icp;
let ela: Conta;

const rpc = (nome: string, corpo: object, quem = ela) =>
  funcoes.direto('POST', `/rest/v1/rpc/${nome}`, { token: quem.token, corpo });

beforeAll(async () => {
  autoridade = await autoridadeNaRede('passagem');
  ({ icp } = autoridade);
  ela = await registrar(funcoes, 'plantonista');
  await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
    cpf,
    ela.id,
  ]);
  await funcoes.sql(
    `insert into public.icp_ancoras (sha256, der, titular, ambiente, valida_de, valida_ate)
     values ($1, $2, 'AC Raiz TESTE', 'teste', now(), now() + interval '9 years')`,
    [hex(await sha256(icp.raiz)), base64(icp.raiz)],
  );
  const sessao_id = crypto.randomUUID();
  const atendimento_id = crypto.randomUUID();
  const chamar = (metodo: string, caminho: string, corpo: object) =>
    funcoes.chamar(metodo, `/atendimento${caminho}`, { token: ela.token, corpo });
  await chamar('POST', '/sessao', {
    id: sessao_id,
    inicio: '2026-11-20T19:00:00Z',
    local_nome: 'UPA Norte',
  });
  const conteudo = {
    paciente_id: null,
    descricao: 'Homem, cerca de 40',
    sexo: 'masculino',
    idade_anos: 40,
    cor: 'laranja',
    classificado_em: '2026-11-20T20:01:00Z',
    chegada_em: '2026-11-20T20:00:00Z',
    estado: 'aguardando',
    sinais: {},
    clinico: {},
    desfecho: null,
    desfecho_dados: null,
  };
  await chamar('POST', '', { id: atendimento_id, sessao_id, conteudo });
  const dito = {
    atendimento_id,
    descricao: 'Homem, cerca de 40',
    cor: 'laranja',
    idade_anos: 40,
    gravidade: 'Laranja',
    resumo: 'Trauma de tórax',
    acoes: 'Ver raio X',
    contingencia: 'Se dispneia, drenar',
  };
  const escrita = await chamar('PUT', `/passagem/${passagem}`, {
    sessao_id,
    conteudo: { codigo: 'XYZ9876543', pacientes: [dito], entregue_em: '2026-11-21T06:50:00Z' },
    revisao: 0,
  });
  expect(escrita.status, escrita.texto).toBe(200);
});
afterAll(() => autoridade.encerrar());

/** The paper as the browser makes it, of what is kept or of what somebody made of it. */
async function papel(muda: object = {}): Promise<Uint8Array> {
  const lida = baseDaPassagemSchema.parse(
    (await rpc('base_da_passagem', { p_passagem: passagem })).corpo,
  );
  const reserva = await rpc('reservar_codigo', { p_tipo: 'passagem', p_id: passagem });
  const [{ codigo }] = reserva.corpo as [{ codigo: string }];
  const verificacao = { codigo, url: enderecoDeValidacao(SITE, codigo) };
  return gerarImpresso(passagemNoPapel({ ...lida, ...muda }, { situacao: 'digital', verificacao }));
}

async function assinar(pdf: Uint8Array, quem = ela) {
  const assinado = await assinarComo(icp.emitir({ cpf }), new Date(), pdf);
  return funcoes.chamar('POST', '/digital-signature', {
    token: quem.token,
    cabecalhos: { origin: SITE },
    corpo: {
      documentId: passagem,
      documentType: 'passagem',
      certificateType: 'A1',
      documentContent: base64(assinado),
    },
  });
}

it('refuses a paper that says something else, and one of a colleague', async () => {
  const outroNumero = await papel({ quantos: '2 pacientes' });
  expect(erroDe(await assinar(outroNumero), 422).error).toMatch(/não é a passagem/);
  const colega = await registrar(funcoes, 'plantonista');
  await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
    novoCpf(),
    colega.id,
  ]);
  erroDe(await assinar(await papel(), colega), 404);
});

it('takes the one of the record, and tells of it nothing clinical', async () => {
  const resposta = await assinar(await papel());
  expect(resposta.status, resposta.texto).toBe(200);
  const { verificationCode, accessCode, signatureId } = resposta.corpo as Record<string, string>;
  expect(accessCode).toBeNull();

  const visto = await funcoes.chamar('POST', '/validate-signature', {
    corpo: { verificationCode },
  });
  expect(visto.corpo).toMatchObject({ situacao: 'valida', documentType: 'passagem' });
  expect(visto.texto).not.toMatch(/Trauma|Homem/);
  const aberto = await funcoes.chamar('POST', '/validate-signature/open', {
    corpo: { verificationCode, accessCode: 'ABCDEFGH' },
  });
  erroDe(aberto, 404);

  const abrir = (quem: Conta) =>
    funcoes.chamar('POST', `/digital-signature/${signatureId}/open`, { token: quem.token });
  const colega = await registrar(funcoes, 'plantonista');
  erroDe(await abrir(colega), 404);
  await rpc(
    'receber_passagem',
    { p_codigo: 'XYZ9876543', p_em: '2026-11-21T07:00:00Z', p_sintese: 'Raio X às 8h' },
    colega,
  );
  expect((await abrir(colega)).status).toBe(200);
  expect((await abrir(ela)).status).toBe(200);
});
