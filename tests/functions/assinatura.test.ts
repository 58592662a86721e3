import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import { RECUSAS_DE_CERTIFICADO } from '@domain/assinatura/falhas.ts';
import { AVISOS_DA_ASSINATURA, MOTIVOS } from '@domain/assinatura/motivos.ts';
import {
  FORMATO_DO_VALIDAR,
  respostaDeAncorasSchema,
  respostaDeArquivoSchema,
  respostaDeAssinaturaSchema,
  respostaDeRevogacaoSchema,
  respostaDeValidacaoSchema,
  respostaDoValidarSchema,
} from '@domain/contracts/assinatura.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novoCpf } from '../support/documentos.ts';
import type { Icp } from '../support/icp.ts';
import { assinarComo, pdfSimples } from '../support/pdf-assinado.ts';
import { APROVADO, julgadoPorOutros } from '../support/programas-de-outros.ts';
import { abrirClinica, type ClinicaComAgenda } from './support/agenda.ts';
import { type Autoridade, autoridadeNaRede } from './support/autoridade.ts';
import { type Conta, registrar } from './support/contas.ts';
import { abrirAssinado, evolucaoFinalizada, papelDaEvolucao, SITE } from './support/evolucoes.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const SENHA = 'senha-que-ninguem-le-2026';
const funcoes = usarFuncoes();
const cpf = novoCpf();
let autoridade: Autoridade;
let icp: Icp;
let aqui: ClinicaComAgenda;
let vizinho: Conta;

beforeAll(async () => {
  autoridade = await autoridadeNaRede('assinatura');
  ({ icp } = autoridade);
  aqui = await abrirClinica(funcoes);
  vizinho = await registrar(funcoes, 'medico');
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
afterAll(() => autoridade.encerrar());

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const daMedica = (mais: Parameters<Icp['emitir']>[0] = {}) => icp.emitir({ cpf, ...mais });

const evolucao = () => evolucaoFinalizada(funcoes, aqui);
const papel = (id: string) => papelDaEvolucao(funcoes, aqui.medico.token, id);
/** The paper of an entry, signed in a program of one's own. */
const assinadaFora = async (id: string, quem = daMedica()) =>
  assinarComo(quem, new Date(), await papel(id));

const assinar = (documentId: string, mais: object, token = aqui.medico.token) =>
  funcoes.chamar('POST', '/digital-signature', {
    token,
    cabecalhos: { origin: SITE },
    corpo: { documentId, documentType: 'evolucao', certificateType: 'A1', ...mais },
  });

const conferir = (verificationCode: string) =>
  funcoes.chamar('POST', '/validate-signature', { corpo: { verificationCode } });

const comPfx = async (id: string, pfx: Uint8Array, certificatePassword = SENHA) => ({
  documentContent: base64(await papel(id)),
  certificateData: base64(pfx),
  certificatePassword,
});

const abrir = (id: string) => abrirAssinado(funcoes, aqui.medico.token, id);

const guardados = async (documento: string) =>
  (
    await funcoes.sql('select id from public.documentos_assinados where documento_id = $1', [
      documento,
    ])
  ).length;

describe('signing', () => {
  it.each(['aes', '3des', 'rc2'] as const)('with a .pfx of %s', async (forma) => {
    const id = await evolucao();
    const resposta = await assinar(id, await comPfx(id, daMedica().pfx(SENHA, forma)));
    expect(resposta.status, resposta.texto).toBe(200);
    const feita = respostaDeAssinaturaSchema.parse(resposta.corpo);
    expect(feita).toMatchObject({
      message: 'Documento assinado digitalmente com sucesso!',
      documentId: id,
      nivel: 'AD-RT',
      situacao: 'valida',
      certificate: { tipo: 'A1', emissor: 'AC TESTE', teste: true },
      avisos: [AVISOS_DA_ASSINATURA.certificadoDeTeste],
    });
    expect(await julgadoPorOutros(await abrir(feita.signatureId), [icp.raiz])).toEqual(APROVADO);
  });

  it('with the certificate of test that the local stack hands out', async () => {
    const id = await evolucao();
    const arquivo = await fetch(`${funcoes.apiUrl}/local/v1/certificados/${cpf}`);
    const pfx = new Uint8Array(await arquivo.arrayBuffer());
    const resposta = await assinar(id, await comPfx(id, pfx, 'teste'));
    expect(respostaDeAssinaturaSchema.parse(resposta.corpo)).toMatchObject({
      certificate: { teste: true },
      avisos: expect.arrayContaining([AVISOS_DA_ASSINATURA.certificadoDeTeste]),
    });
  });

  it('takes a document that was signed elsewhere, once', async () => {
    const id = await evolucao();
    const corpo = { documentContent: base64(await assinadaFora(id)) };
    const [um, outro] = [await assinar(id, corpo), await assinar(id, corpo)];
    const [primeira, segunda] = [um, outro].map((uma) =>
      respostaDeAssinaturaSchema.parse(uma.corpo),
    );
    expect(segunda).toEqual({ ...primeira, accessCode: null });
    expect(primeira?.accessCode).toMatch(/^[0-9A-Z]{8}$/);
    expect(await guardados(id)).toBe(1);
    const diferente = { documentContent: base64(await assinarComo(daMedica())) };
    expect(erroDe(await assinar(id, diferente), 409).codigo).toBe('JA_EXISTE');
  });

  it('refuses, in words, and keeps nothing', async () => {
    const id = await evolucao();
    const bom = await assinadaFora(id);
    const tocado = bom.slice();
    tocado[300] = (tocado[300] ?? 0) ^ 1;
    const revogada = daMedica({ enderecos: { lcr: autoridade.listaEm('revogadas') } });
    icp.revogar(revogada);
    const externo = async (bytes: Uint8Array) => ({ documentContent: base64(bytes) });
    const casos: [corpo: object, frase: string][] = [
      [await comPfx(id, daMedica().pfx(SENHA), 'errada'), RECUSAS_DE_CERTIFICADO.senhaIncorreta],
      [await comPfx(id, new Uint8Array(90)), RECUSAS_DE_CERTIFICADO.arquivoInvalido],
      [await comPfx(id, icp.emitir({ cpf: null }).pfx(SENHA)), RECUSAS_DE_CERTIFICADO.semCpf],
      [await comPfx(id, icp.emitir().pfx(SENHA)), MOTIVOS.outraPessoa.frase],
      [await comPfx(id, revogada.pfx(SENHA)), MOTIVOS.revogado.frase],
      [await comPfx(id, daMedica({ uso: 'keyEncipherment' }).pfx(SENHA)), MOTIVOS.usoErrado.frase],
      [
        await comPfx(id, daMedica({ autoassinado: true }).pfx(SENHA)),
        MOTIVOS.autoridadeDesconhecida.frase,
      ],
      [await externo(tocado), MOTIVOS.alterado.frase],
      [await externo(new Uint8Array([...bom, 10, 10])), MOTIVOS.acrescentado.frase],
    ];
    for (const [corpo, frase] of casos) {
      expect(erroDe(await assinar(id, corpo), 422).error).toContain(frase);
    }
    expect(await guardados(id)).toBe(0);
  });

  it('is for who wrote the document', async () => {
    const id = await evolucao();
    await funcoes.sql('update public.perfil_documentos set cpf = $1 where profile_id = $2', [
      novoCpf(),
      vizinho.id,
    ]);
    const corpo = await comPfx(id, daMedica().pfx(SENHA));
    expect(erroDe(await assinar(id, corpo, vizinho.token), 404).codigo).toBe('NAO_ENCONTRADO');
    expect(erroDe(await assinar(id, corpo, aqui.clinica.token), 403).codigo).toBe('PROIBIDO');
  });

  it('asks for a CPF to compare with', async () => {
    const semCpf = await registrar(funcoes, 'medico');
    const id = await evolucao();
    const corpo = await comPfx(id, daMedica().pfx(SENHA));
    expect(erroDe(await assinar(id, corpo, semCpf.token), 422).error).toMatch(/CPF/);
  });

  it('says what is missing of a call', async () => {
    const id = await evolucao();
    const conteudo = { documentContent: base64(await pdfSimples()) };
    expect(erroDe(await assinar(id, conteudo), 400).error).toBe(
      'Nenhum certificado ativo configurado',
    );
    erroDe(await assinar(id, { ...conteudo, certificateType: 'A3' }), 400);
    erroDe(await assinar(id, { documentContent: '***', certificateData: 'AAAA' }), 400);
    erroDe(await assinar(id, { ...conteudo, extra: 1 }), 400);
    erroDe(await assinar('x', conteudo), 400);
  });

  it('leaves no password in the log', () => {
    const log = funcoes.log().join('\n');
    expect(log).toContain('/digital-signature');
    expect(log).not.toContain(SENHA);
  });
});

describe('an authority that does not answer', () => {
  it('of lists keeps nobody from signing, and is asked again as the document is checked', async () => {
    const id = await evolucao();
    const muda = daMedica({ enderecos: { lcr: 'http://127.0.0.1:1/muda.crl' } });
    const corpo = { documentContent: base64(await assinadaFora(id, muda)) };
    const feita = respostaDeAssinaturaSchema.parse((await assinar(id, corpo)).corpo);
    expect(feita).toMatchObject({
      situacao: 'indeterminada',
      avisos: expect.arrayContaining([MOTIVOS.revogacaoDesconhecida.frase]),
    });
    expect((await conferir(feita.verificationCode)).corpo).toMatchObject({
      valid: false,
      situacao: 'indeterminada',
      motivos: [MOTIVOS.revogacaoDesconhecida.frase],
    });
  });

  it('is not asked where a certificate says to ask inside', async () => {
    const antes = autoridade.pedidos();
    const curiosa = daMedica({
      enderecos: { lcr: 'http://169.254.169.254/latest', ocsp: `http://localhost:56434/x` },
    });
    const id = await evolucao();
    const corpo = { documentContent: base64(await assinadaFora(id, curiosa)) };
    expect((await assinar(id, corpo)).corpo).toMatchObject({
      situacao: 'indeterminada',
    });
    expect(autoridade.pedidos()).toBe(antes);
  });
});

describe('who has the codes', () => {
  let feita: ReturnType<typeof respostaDeAssinaturaSchema.parse>;
  let bytes: Uint8Array;

  beforeAll(async () => {
    const id = await evolucao();
    bytes = await assinadaFora(id);
    const resposta = await assinar(id, { documentContent: base64(bytes) });
    feita = respostaDeAssinaturaSchema.parse(resposta.corpo);
  });

  const baixar = async (endereco: string) => {
    const { corpo, ...resposta } = await funcoes.direto('GET', endereco);
    return { ...resposta, corpo };
  };
  const validar = (verificationCode: string) =>
    funcoes.chamar('POST', '/validate-signature', { corpo: { verificationCode } });

  it('is told of the signature, and nothing of the patient', async () => {
    const resposta = await validar(feita.verificationCode.toLowerCase().replaceAll('-', ' '));
    expect(respostaDeValidacaoSchema.parse(resposta.corpo)).toMatchObject({
      valid: false,
      situacao: 'valida',
      nivel: 'AD-RB',
      integro: true,
      hash: feita.documentHash,
      certificate: { teste: true },
    });
    expect(resposta.texto).not.toContain(aqui.paciente);
    expect((await validar('0000-0000-0000')).corpo).toMatchObject({ situacao: 'nao_encontrada' });
  });

  it('is told the same by the file, and nothing of another', async () => {
    const pedir = (sha256: string) =>
      funcoes.chamar('POST', '/validate-signature/file', { corpo: { sha256 } });
    const { registro } = respostaDeArquivoSchema.parse((await pedir(feita.documentHash)).corpo);
    expect(registro).toEqual((await validar(feita.verificationCode)).corpo);
    expect((await pedir('0'.repeat(64))).corpo).toEqual({ registro: null });
    erroDe(await pedir("' or 1=1"), 400);
  });

  it('is told what authorities say of certificates that lead to a root, and asks of no others', async () => {
    const revogada = daMedica({ enderecos: { lcr: autoridade.listaEm('por-arquivo') } });
    icp.revogar(revogada);
    const pedir = (certificados: readonly Uint8Array[]) =>
      funcoes.chamar('POST', '/validate-signature/revocation', {
        corpo: { certificates: certificados.map(base64) },
      });
    const { corpo } = await pedir([revogada.der, icp.intermediaria]);
    expect(respostaDeRevogacaoSchema.parse(corpo)).toEqual({
      completa: true,
      revogadoEm: expect.stringMatching(/Z$/),
    });
    const antes = autoridade.pedidos();
    const estranha = icp.emitir({
      autoassinado: true,
      enderecos: { lcr: autoridade.listaEm('de-ninguem') },
    });
    for (const outra of [
      [estranha.der],
      [new Uint8Array(5)],
      [icp.intermediaria, new Uint8Array(1)],
    ]) {
      expect((await pedir(outra)).corpo).toMatchObject({ revogadoEm: null });
    }
    expect(autoridade.pedidos()).toBe(antes);
    erroDe(await pedir([]), 400);
    erroDe(await pedir([new Uint8Array(20_000)]), 400);
  });

  it('opens the original with the access code alone', async () => {
    const abrir = (accessCode: string) =>
      funcoes.chamar('POST', '/validate-signature/open', {
        corpo: { verificationCode: feita.verificationCode, accessCode },
      });
    erroDe(await abrir('ERRADO00'), 403);
    const { corpo } = await abrir(feita.accessCode ?? '');
    const { endereco } = corpo as { endereco: string };
    expect((await baixar(endereco)).status).toBe(200);
  });

  it('answers VALIDAR of ITI as its contract says', async () => {
    const pedir = (codigo: string, acesso: string, formato: string = FORMATO_DO_VALIDAR) =>
      funcoes.chamar(
        'GET',
        `/documento-publico/${codigo}?outro=1&_format=${formato}&_secretCode=${acesso}`,
      );
    const certo = await pedir(feita.verificationCode, feita.accessCode ?? '');
    expect(certo.status, certo.texto).toBe(200);
    expect(certo.cabecalhos.get('access-control-allow-origin')).toBe('*');
    const { prescription } = respostaDoValidarSchema.parse(certo.corpo);
    const arquivo = await fetch(prescription.signatureFiles[0]?.url ?? '');
    expect(hex(new Uint8Array(await arquivo.arrayBuffer()))).toBe(hex(bytes));
    const codificado = encodeURIComponent(FORMATO_DO_VALIDAR);
    const outra = await pedir(feita.verificationCode, feita.accessCode ?? '', codificado);
    expect(outra.status, outra.texto).toBe(200);
    expect((await pedir(feita.verificationCode, 'ERRADO00')).status).toBe(401);
    // A secret is 0 to 64 letters and digits there, ours or not.
    for (const errado of ['', 'A', 'z9'.repeat(32), `${feita.accessCode}0`]) {
      expect((await pedir(feita.verificationCode, errado)).status).toBe(401);
    }
    expect((await pedir('0000-0000-0000', 'ERRADO00')).status).toBe(404);
  });

  it('sends who reads the QR without a program to the page that says what it is', async () => {
    for (const codigo of [feita.verificationCode, '0000-0000-0000']) {
      const endereco = `${funcoes.apiUrl}/functions/v1/documento-publico/${codigo}`;
      for (const busca of ['', '?_secretCode=ABCDEFGH', '?_format=text/html']) {
        const resposta = await fetch(endereco + busca, { redirect: 'manual' });
        expect(resposta.status).toBe(302);
        const para = new URL(resposta.headers.get('location') ?? '');
        expect([para.pathname, para.search]).toEqual(['/validar-assinatura', `?codigo=${codigo}`]);
      }
    }
  });

  it('opens it as who reads the record', async () => {
    expect(hex(await abrir(feita.signatureId))).toBe(hex(bytes));
    const caminho = `/digital-signature/${feita.signatureId}/open`;
    erroDe(await funcoes.chamar('POST', caminho, { token: vizinho.token }), 404);
  });

  it('finds the roots that are trusted here', async () => {
    const { corpo } = await funcoes.chamar('GET', '/validate-signature/ancoras');
    const { ancoras } = respostaDeAncorasSchema.parse(corpo);
    expect(ancoras).toContainEqual({ der: base64(icp.raiz), ambiente: 'teste' });
  });
});
