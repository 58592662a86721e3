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

describe('downloading', () => {
  test('waits for the verdict, and then obeys the row', async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    expect((await balde(medico).download(objeto)).error).not.toBeNull();
    expect((await balde(medico).createSignedUrl(objeto, 60)).error).not.toBeNull();
    expect((await balde(medico).list()).data).toEqual([]);

    await conferir(id);
    const { data } = await balde(medico).download(objeto);
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(pdf()));
    const staff = await entrar(pilha, 'staff@pleno.demo');
    for (const outro of [staff, { cliente: novoCliente(pilha) }]) {
      expect((await balde(outro).download(objeto)).error).not.toBeNull();
      expect((await balde(outro).createSignedUrl(objeto, 60)).error).not.toBeNull();
    }
  });

  test('by a signed address needs no session, for this one file', async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    await conferir(id);
    const { data } = await balde(medico).createSignedUrl(objeto, 60);
    const endereco = data?.signedUrl ?? '';
    expect(endereco).toContain(`/storage/v1/object/sign/anexos/${objeto}?token=`);
    const resposta = await fetch(endereco);
    expect(resposta.headers.get('content-type')).toBe(PDF);
    const outro = await reservar();
    expect((await fetch(endereco.replace(objeto, outro.objeto))).ok).toBe(false);
  });

  test('and nobody moves, copies out or deletes', async () => {
    const { id, objeto } = await reservar();
    await balde(medico).upload(objeto, arquivo());
    await conferir(id);
    expect((await balde(medico).move(objeto, 'meu.pdf')).error).not.toBeNull();
    expect((await balde(medico).copy(objeto, 'meu.pdf')).error).not.toBeNull();
    expect((await balde(medico).remove([objeto])).data ?? []).toEqual([]);
    expect((await balde(medico).download(objeto)).error).toBeNull();
  });
});
