/** Receipts of a shift: attachments that are their doctor's alone. */
import { respostaDeAberturaSchema } from '@domain/contracts/anexos.ts';
import { expect, it } from 'vitest';
import { pdf } from '../support/arquivos.ts';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const chamar = (quem: Conta, id: string, o_que: 'confirm' | 'open') =>
  funcoes.chamar('POST', `/medical/attachments/${id}/${o_que}`, { token: quem.token });

it("is confirmed and opened for a minute by its doctor, and is nobody else's", async () => {
  const dono = await registrar(funcoes, 'plantonista');
  const outros = [await registrar(funcoes, 'plantonista'), await registrar(funcoes, 'hospital')];
  const [local, plantao] = [crypto.randomUUID(), crypto.randomUUID()];
  await funcoes.sql(
    `insert into public.locais_de_plantao (id, medico_id, nome) values ($1, $2, 'UPA')`,
    [local, dono.id],
  );
  await funcoes.sql(
    `insert into public.plantoes (id, medico_id, local_id, inicio, fim)
     values ($1, $2, $3, now() - interval '2 days', now() - interval '1 day')`,
    [plantao, dono.id, local],
  );
  const arquivo = pdf();
  const reservar = ({ token }: Conta) =>
    funcoes.direto('POST', '/rest/v1/rpc/reservar_anexo', {
      token,
      corpo: {
        p_nome: 'recibo.pdf',
        p_tipo: 'application/pdf',
        p_bytes: arquivo.length,
        p_plantao: plantao,
      },
    });
  const [{ id, objeto }] = (await reservar(dono)).corpo as [{ id: string; objeto: string }];
  const envio = await funcoes.direto('POST', `/storage/v1/object/anexos/${objeto}`, {
    token: dono.token,
    bruto: arquivo,
    cabecalhos: { 'content-type': 'application/pdf' },
  });
  expect(envio).toMatchObject({ status: 200 });
  for (const outro of outros) erroDe(await chamar(outro, id, 'confirm'), 404);
  expect(await chamar(dono, id, 'confirm')).toMatchObject({ status: 200 });
  const { endereco } = respostaDeAberturaSchema.parse((await chamar(dono, id, 'open')).corpo);
  expect(await funcoes.direto('GET', endereco)).toMatchObject({ status: 200 });
  for (const outro of outros) {
    expect(await reservar(outro)).toMatchObject({ status: 403 });
    erroDe(await chamar(outro, id, 'open'), 404);
    const { token } = outro;
    const direto = await funcoes.direto('GET', `/storage/v1/object/anexos/${objeto}`, { token });
    expect(direto.status).toBeGreaterThanOrEqual(400);
  }
});
