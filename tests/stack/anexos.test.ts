/** The bucket of attachments by supabase-js, as anybody with a token may try it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bytes, pdf } from '../support/arquivos.ts';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { entrar, novoCliente, type Pessoa } from './support/clientes.ts';

const PDF = 'application/pdf';
const pilha = pilhaCompartilhada();
let medico: Pessoa;
let rascunho: string;

beforeAll(async () => {
  medico = await entrar(pilha, 'medico@pleno.demo');
  const [aberto] = await pilha.sql<{ id: string }>(
    `insert into public.prontuarios (clinica_id, paciente_id, autor_id, autor_nome, subjetivo)
     select p.clinica_id, p.id, $1, 'x', 'Tosse.' from public.pacientes p
     join public.clinica_medicos v on v.clinica_id = p.clinica_id and v.medico_id = $1 and v.ativo
     limit 1 returning id`,
    [medico.id],
  );
  rascunho = aberto?.id ?? '';
});

const arquivo = () => new Blob([pdf()], { type: PDF });

/** A path reserved by the doctor. */
async function reservar(): Promise<{ id: string; objeto: string }> {
  const { data, error } = await medico.cliente
    .rpc('reservar_anexo', {
      p_nome: 'laudo.pdf',
      p_tipo: PDF,
      p_bytes: pdf().length,
      p_prontuario: rascunho,
    })
    .single();
  expect(error).toBeNull();
  return data as { id: string; objeto: string };
}

/** What the function writes once it has looked at the bytes. */
async function conferir(id: string): Promise<void> {
  const servico = novoCliente(pilha, pilha.serviceKey);
  const { data } = await servico.rpc('registrar_conferencia', {
    p_anexo: id,
    p_sha256: 'a'.repeat(64),
    p_recusa: null,
  });
  expect(data).toBe(id);
}

const balde = ({ cliente }: Pick<Pessoa, 'cliente'>) => cliente.storage.from('anexos');

describe('uploading', () => {
  test('reaches a reserved path alone, and once', async () => {
    const { objeto } = await reservar();
    expect((await balde(medico).upload('inventado.pdf', arquivo())).error).not.toBeNull();
    expect((await balde(medico).upload(objeto, arquivo())).error).toBeNull();
    expect((await balde(medico).upload(objeto, arquivo())).error).not.toBeNull();
    expect((await balde(medico).upload(objeto, arquivo(), { upsert: true })).error).not.toBeNull();
    expect((await balde(medico).update(objeto, arquivo())).error).not.toBeNull();
  });

  test('by anybody else, or by nobody, reaches nothing', async () => {
    const { objeto } = await reservar();
    const outros = await Promise.all(
      ['staff@pleno.demo', 'paciente@pleno.demo', 'clinica@pleno.demo'].map((email) =>
        entrar(pilha, email),
      ),
    );
    for (const outro of [...outros, { cliente: novoCliente(pilha) }]) {
      expect((await balde(outro).upload(objeto, arquivo())).error).not.toBeNull();
      expect((await balde(outro).createSignedUploadUrl(objeto)).error).not.toBeNull();
    }
  });

  test('of what is too large or of another type is refused', async () => {
    const { objeto } = await reservar();
    const grande = new Blob([new Uint8Array(25 * 2 ** 20 + 1)], { type: PDF });
    expect((await balde(medico).upload(objeto, grande)).error).not.toBeNull();
    const pagina = new Blob([bytes('<script>')], { type: 'text/html' });
    expect((await balde(medico).upload(objeto, pagina)).error).not.toBeNull();
  });
});

/** What the function that opens attachments does with the service key. */
const assinar = (objeto: string) =>
  balde({ cliente: novoCliente(pilha, pilha.serviceKey) }).createSignedUrl(objeto, 60);

describe('downloading', () => {
  test("is nobody's, whatever the verdict: Storage would sign for as long as one likes", async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    const staff = await entrar(pilha, 'staff@pleno.demo');
    for (const conferido of [false, true]) {
      if (conferido) await conferir(id);
      for (const quem of [medico, staff, { cliente: novoCliente(pilha) }]) {
        expect((await balde(quem).download(objeto)).error).not.toBeNull();
        expect((await balde(quem).createSignedUrl(objeto, 60)).error).not.toBeNull();
        expect((await balde(quem).createSignedUrl(objeto, 315_360_000)).error).not.toBeNull();
        expect((await balde(quem).createSignedUrls([objeto], 60)).data?.[0]?.signedUrl).toBeFalsy();
        expect((await balde(quem).list()).data ?? []).toEqual([]);
      }
    }
  });

  test('by an address that the service signed needs no session, for this one file', async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    await conferir(id);
    const { data } = await assinar(objeto);
    const endereco = data?.signedUrl ?? '';
    expect(endereco).toContain(`/storage/v1/object/sign/anexos/${objeto}?token=`);
    const resposta = await fetch(endereco);
    expect(resposta.headers.get('content-type')).toBe(PDF);
    expect(new Uint8Array(await resposta.arrayBuffer())).toEqual(new Uint8Array(pdf()));
    const outro = await reservar();
    expect((await fetch(endereco.replace(objeto, outro.objeto))).ok).toBe(false);
  });

  test('is all there is: nobody moves, copies out or deletes', async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    await conferir(id);
    expect((await balde(medico).move(objeto, 'meu.pdf')).error).not.toBeNull();
    expect((await balde(medico).copy(objeto, 'meu.pdf')).error).not.toBeNull();
    expect((await balde(medico).remove([objeto])).data ?? []).toEqual([]);
    expect((await assinar(objeto)).error).toBeNull();
  });
});
