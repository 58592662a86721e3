import { RECUSAS } from '@domain/anexos/tipos.ts';
import {
  respostaDeAberturaSchema,
  respostaDeAnexoSchema,
  respostaDeLimpezaSchema,
} from '@domain/contracts/anexos.ts';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_ONLY_SECRET_KEY } from '../../local/keys.ts';
import { bytes, fotoDeTelefone, JPEG, PNG, PROGRAMA, pdf, WEBP } from '../support/arquivos.ts';
import { abrirClinica, type ClinicaComAgenda } from './support/agenda.ts';
import { type Conta, desvincular, registrar, vincular } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let aqui: ClinicaComAgenda;
let vizinho: Conta;
let rascunho: string;

beforeAll(async () => {
  aqui = await abrirClinica(funcoes);
  vizinho = await registrar(funcoes, 'medico');
  rascunho = await abrirRascunho(aqui.medico);
});

async function abrirRascunho(medico: Conta): Promise<string> {
  const resposta = await funcoes.direto('POST', '/rest/v1/prontuarios?select=id', {
    token: medico.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: aqui.clinica.id, paciente_id: aqui.paciente, subjetivo: 'Tosse.' },
  });
  expect(resposta).toMatchObject({ status: 201, corpo: [{ id: expect.any(String) }] });
  return (resposta.corpo as [{ id: string }])[0].id;
}

interface Reserva {
  readonly id: string;
  readonly objeto: string;
}

const reservar = (quem: Conta, tipo: string, tamanho: number, nome: string, onde = rascunho) =>
  funcoes.direto('POST', '/rest/v1/rpc/reservar_anexo', {
    token: quem.token,
    corpo: { p_nome: nome, p_tipo: tipo, p_bytes: tamanho, p_prontuario: onde },
  });

const subir = (quem: Conta, objeto: string, tipo: string, arquivo: Uint8Array<ArrayBuffer>) =>
  funcoes.direto('POST', `/storage/v1/object/anexos/${objeto}`, {
    token: quem.token,
    bruto: arquivo,
    cabecalhos: { 'content-type': tipo },
  });

const confirmar = (quem: Conta, id: string) =>
  funcoes.chamar('POST', `/medical/attachments/${id}/confirm`, { token: quem.token });

const abrir = (quem: Conta, id: string) =>
  funcoes.chamar('POST', `/medical/attachments/${id}/open`, { token: quem.token });

/** What Storage answers to somebody who asks it for a file, or for an address of it, themselves. */
async function pedirAoBalde(quem: Conta, objeto: string): Promise<number[]> {
  const { token } = quem;
  const assinatura = (expiresIn: number) =>
    funcoes.direto('POST', `/storage/v1/object/sign/anexos/${objeto}`, {
      token,
      corpo: { expiresIn },
    });
  const respostas = await Promise.all([
    funcoes.direto('GET', `/storage/v1/object/anexos/${objeto}`, { token }),
    funcoes.direto('GET', `/storage/v1/object/authenticated/anexos/${objeto}`, { token }),
    assinatura(60),
    assinatura(10 * 365 * 86_400),
  ]);
  return respostas.map(({ status }) => status);
}

/** Reserves and uploads. What the row says may differ from what is sent. */
async function enviar(
  nome: string,
  tipo: string,
  arquivo: Uint8Array<ArrayBuffer>,
  dito: { tamanho?: number; tipoEnviado?: string; onde?: string } = {},
): Promise<Reserva> {
  const resposta = await reservar(
    aqui.medico,
    tipo,
    dito.tamanho ?? arquivo.length,
    nome,
    dito.onde,
  );
  expect(resposta).toMatchObject({ status: 200, corpo: [{ id: expect.any(String) }] });
  const [reserva] = resposta.corpo as [Reserva];
  const envio = await subir(aqui.medico, reserva.objeto, dito.tipoEnviado ?? tipo, arquivo);
  expect(envio).toMatchObject({ status: 200 });
  return reserva;
}

describe('a file that is what it says', () => {
  it.each([
    ['Raio-X do tórax.pdf', 'application/pdf', pdf()],
    ['foto.jpg', 'image/jpeg', JPEG],
    ['exame.png', 'image/png', PNG],
    ['pele.webp', 'image/webp', WEBP],
  ])('%s is confirmed with its hash, and then opened', async (nome, tipo, arquivo) => {
    const { id } = await enviar(nome, tipo, arquivo);
    erroDe(await abrir(aqui.medico, id), 404);
    const resposta = await confirmar(aqui.medico, id);
    expect(resposta).toMatchObject({ status: 200 });
    const { attachment } = respostaDeAnexoSchema.parse(resposta.corpo);
    const resumo = await crypto.subtle.digest('SHA-256', arquivo);
    expect(attachment).toMatchObject({
      nome,
      estado: 'conferido',
      sha256: Buffer.from(resumo).toString('hex'),
    });
    const { endereco } = respostaDeAberturaSchema.parse((await abrir(aqui.medico, id)).corpo);
    expect(await funcoes.direto('GET', endereco)).toMatchObject({ status: 200 });
    expect(await confirmar(aqui.medico, id)).toEqual(
      expect.objectContaining({ status: 200, corpo: resposta.corpo }),
    );
  });

  it('says nothing of itself in its path, and is not sent twice', async () => {
    const { id, objeto } = await enviar('Maria Souza.pdf', 'application/pdf', pdf());
    expect(objeto).toMatch(/^[0-9a-f]{40}$/);
    expect((await subir(aqui.medico, objeto, 'application/pdf', pdf('Outro'))).status).not.toBe(
      200,
    );
    await confirmar(aqui.medico, id);
    expect((await subir(aqui.medico, objeto, 'application/pdf', pdf('Outro'))).status).not.toBe(
      200,
    );
  });
});

describe('a file that lies', () => {
  it.each([
    ['a program', 'laudo.pdf', 'application/pdf', PROGRAMA, {}, RECUSAS.tipo],
    ['another kind', 'laudo.pdf', 'application/pdf', PNG, {}, RECUSAS.outroTipo],
    ['another size', 'a.png', 'image/png', PNG, { tamanho: PNG.length + 1 }, RECUSAS.outroTamanho],
    [
      'another type on the way',
      'a.png',
      'image/png',
      PNG,
      { tipoEnviado: 'application/pdf' },
      RECUSAS.outroTipo,
    ],
    ['half of itself', 'a.png', 'image/png', bytes(PNG.subarray(0, 60)), {}, RECUSAS.danificado],
    ['the place of a photo', 'a.jpg', 'image/jpeg', fotoDeTelefone(), {}, RECUSAS.comLocal],
    [
      'a script',
      'a.pdf',
      'application/pdf',
      pdf('x', [], '/OpenAction << /S /JavaScript /JS (x) >>'),
      {},
      RECUSAS.comCodigo,
    ],
    [
      'a password',
      'a.pdf',
      'application/pdf',
      pdf('x', [], '/Encrypt 6 0 R'),
      {},
      RECUSAS.protegido,
    ],
  ])(
    'with %s is refused, deleted, and refused again',
    async (_, nome, tipo, arquivo, dito, frase) => {
      const { id, objeto } = await enviar(nome, tipo, arquivo, dito);
      for (const _vez of [1, 2]) {
        const erro = erroDe(await confirmar(aqui.medico, id), 422);
        expect(erro).toMatchObject({ codigo: 'REGRA_VIOLADA', error: frase });
      }
      erroDe(await abrir(aqui.medico, id), 404);
      expect(await funcoes.sql('select 1 from storage.objects where name = $1', [objeto])).toEqual(
        [],
      );
      expect((await subir(aqui.medico, objeto, tipo, arquivo)).status).not.toBe(200);
    },
  );

  it('by being empty is refused', async () => {
    const { id } = await enviar('a.pdf', 'application/pdf', bytes(), { tamanho: 10 });
    expect(erroDe(await confirmar(aqui.medico, id), 422).error).toBe(RECUSAS.vazio);
  });

  it('about its size gets no path, and no place in the bucket', async () => {
    const [corpo] = [(await reservar(aqui.medico, 'application/pdf', 2 ** 31, 'a.pdf')).corpo];
    expect(corpo).toMatchObject({ message: 'Este arquivo passa de 25 MB. Envie um menor.' });
    const { corpo: reserva } = await reservar(aqui.medico, 'application/pdf', 10, 'a.pdf');
    const [{ objeto }] = reserva as [Reserva];
    const grande = await subir(
      aqui.medico,
      objeto,
      'application/pdf',
      new Uint8Array(25 * 2 ** 20 + 1),
    );
    expect(grande.status).not.toBe(200);
    const html = await subir(aqui.medico, objeto, 'text/html', bytes('<script>'));
    expect(html.status).not.toBe(200);
  });
});

describe('an address of a file', () => {
  it('is good for a minute, for this one file, and its opening is written', async () => {
    const onde = await abrirRascunho(aqui.medico);
    const { id, objeto } = await enviar('a.pdf', 'application/pdf', pdf(), { onde });
    await confirmar(aqui.medico, id);
    const antes = await aberturas();
    const { endereco } = respostaDeAberturaSchema.parse((await abrir(aqui.medico, id)).corpo);
    expect(await aberturas()).toBe(antes + 1);
    const token = new URL(endereco, 'http://api').searchParams.get('token') ?? '';
    const { exp = 0 } = decodeJwt(token);
    expect(exp - Date.now() / 1000).toBeGreaterThan(0);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(60);
    const outro = await enviar('b.pdf', 'application/pdf', pdf());
    const trocado = endereco.replace(objeto, outro.objeto);
    expect((await funcoes.direto('GET', trocado)).status).not.toBe(200);
    expect((await funcoes.direto('GET', `${endereco}x`)).status).not.toBe(200);
  });

  it('is of no file whose id is none, or nobody knows', async () => {
    erroDe(await abrir(aqui.medico, 'abc'), 404);
    erroDe(await abrir(aqui.medico, crypto.randomUUID()), 404);
  });

  async function aberturas(): Promise<number> {
    const [linha] = await funcoes.sql<{ n: number }>(
      "select count(*)::int as n from public.acessos_prontuario where acao = 'abriu_anexo' and quem = $1",
      [aqui.medico.id],
    );
    return linha?.n ?? 0;
  }
});

describe('somebody else', () => {
  it('confirms nothing, uploads nothing and opens nothing', async () => {
    const { id, objeto } = await enviar('a.pdf', 'application/pdf', pdf());
    for (const quem of [aqui.clinica, aqui.equipe, aqui.colega, vizinho]) {
      expect(erroDe(await confirmar(quem, id), 404).error).toBe('Anexo não encontrado.');
      expect((await subir(quem, objeto, 'application/pdf', pdf())).status).not.toBe(200);
    }
    await confirmar(aqui.medico, id);
    for (const quem of [aqui.clinica, aqui.equipe, aqui.colega, vizinho]) {
      expect(erroDe(await abrir(quem, id), 404).error).toBe('Anexo não encontrado.');
    }
    erroDe(await funcoes.chamar('POST', `/medical/attachments/${id}/open`), 401);
    const semToken = await funcoes.direto('GET', `/storage/v1/object/anexos/${objeto}`);
    const publico = await funcoes.direto('GET', `/storage/v1/object/public/anexos/${objeto}`);
    expect([semToken.status, publico.status]).not.toContain(200);
  });

  it('opens of the finished entry only who reads the record there, while they do', async () => {
    const outro = await abrirRascunho(aqui.medico);
    const { id, objeto } = await enviar('a.pdf', 'application/pdf', pdf(), { onde: outro });
    await confirmar(aqui.medico, id);
    const fim = await funcoes.direto('PATCH', `/rest/v1/prontuarios?id=eq.${outro}`, {
      token: aqui.medico.token,
      corpo: { status: 'finalizado' },
    });
    expect(fim).toMatchObject({ status: 204 });
    const substituto = await registrar(funcoes, 'medico');
    const vinculo = await vincular(funcoes, aqui.clinica, substituto);
    for (const quem of [aqui.medico, aqui.clinica, aqui.colega, substituto]) {
      expect((await abrir(quem, id)).status).toBe(200);
      // Not even they ask Storage itself: an address of its own would outlive their leave.
      expect(await pedirAoBalde(quem, objeto)).not.toContain(200);
    }
    await desvincular(funcoes, aqui.clinica, vinculo);
    for (const quem of [aqui.equipe, vizinho, substituto]) {
      erroDe(await abrir(quem, id), 404);
      expect(await pedirAoBalde(quem, objeto)).not.toContain(200);
    }
    expect((await reservar(aqui.medico, 'application/pdf', 10, 'b.pdf', outro)).status).not.toBe(
      200,
    );
  });

  it('finds no attachment under what is no id, and none that did not arrive', async () => {
    erroDe(await confirmar(aqui.medico, 'abc'), 404);
    erroDe(await confirmar(aqui.medico, crypto.randomUUID()), 404);
    const { corpo } = await reservar(aqui.medico, 'application/pdf', 10, 'a.pdf');
    const [{ id }] = corpo as [Reserva];
    expect(erroDe(await confirmar(aqui.medico, id), 409).error).toMatch(/ainda não chegou/);
  });
});

describe('what became part of nothing', () => {
  const limpar = (token?: string) =>
    funcoes.chamar('POST', '/medical/attachments/cleanup', { token });

  it('is cleared by the scheduler alone', async () => {
    for (const token of [undefined, aqui.clinica.token, `${LOCAL_ONLY_SECRET_KEY}x`]) {
      erroDe(await limpar(token), 401);
    }
  });

  it('goes with its bytes after a day, and nothing else goes', async () => {
    const velho = await enviar('velho.pdf', 'application/pdf', pdf());
    const guardado = await enviar('guardado.pdf', 'application/pdf', pdf());
    await confirmar(aqui.medico, guardado.id);
    await funcoes.sql('alter table public.anexos disable trigger guardar_anexo');
    await funcoes.sql(`update public.anexos set criado_em = now() - interval '25 hours'`);
    await funcoes.sql('alter table public.anexos enable trigger guardar_anexo');
    const recente = await enviar('recente.pdf', 'application/pdf', pdf());

    const resposta = await limpar(LOCAL_ONLY_SECRET_KEY);
    expect(resposta).toMatchObject({ status: 200 });
    expect(respostaDeLimpezaSchema.parse(resposta.corpo).apagados).toBeGreaterThan(0);
    const restam = await funcoes.sql<{ name: string }>('select name from storage.objects');
    const nomes = restam.map(({ name }) => name);
    expect(nomes).not.toContain(velho.objeto);
    expect(nomes).toEqual(expect.arrayContaining([guardado.objeto, recente.objeto]));
    expect(respostaDeLimpezaSchema.parse((await limpar(LOCAL_ONLY_SECRET_KEY)).corpo)).toEqual({
      apagados: 0,
    });
    erroDe(await confirmar(aqui.medico, velho.id), 404);
  });
});
