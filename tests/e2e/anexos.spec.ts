/** Files beside an entry and in a message: sent, refused, kept, opened, and nobody else's. */
import type { Page } from '@playwright/test';
import { LOCAL_ONLY_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { API_URL } from '../support/addresses.ts';
import { bytes, dizOLocal, fotoDeTelefone, PROGRAMA, pdf } from '../support/arquivos.ts';
import { type Conta, registrar } from '../support/contas.ts';
import { clinicaComMedicoEPaciente, darAcesso } from '../support/mundo.ts';
import { semBarreiras } from './support/acessibilidade.ts';
import { MARCACAO } from './support/marcacao.ts';
import { expect, test } from './support/test.ts';

const PDF = 'application/pdf';
/** Large enough to be seen on its way. */
const LAUDO = pdf('Laudo', [
  bytes('<< /Length 1500000 >>\nstream\n', new Uint8Array(1_500_000), '\nendstream'),
]);

/** Drops a file on the page as a person does with the mouse. */
async function soltar(page: Page, nome: string, tipo: string, conteudo: Uint8Array) {
  const transferencia = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const decodificado = Uint8Array.from(atob(base64), (letra) => letra.charCodeAt(0));
      const dados = new DataTransfer();
      dados.items.add(new File([decodificado], name, { type }));
      return dados;
    },
    { name: nome, type: tipo, base64: Buffer.from(conteudo).toString('base64') },
  );
  for (const evento of ['dragenter', 'dragover', 'drop']) {
    await page.getByRole('main').dispatchEvent(evento, { dataTransfer: transferencia });
  }
}

/** One call of the hosted services as somebody. */
async function chamar(
  { sessao }: Conta,
  metodo: string,
  caminho: string,
  corpo?: object | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const arquivo = corpo instanceof Uint8Array;
  return fetch(API_URL + caminho, {
    method: metodo,
    headers: {
      apikey: LOCAL_ONLY_PUBLISHABLE_KEY,
      authorization: `Bearer ${sessao.token}`,
      'content-type': arquivo ? PDF : 'application/json',
      prefer: 'return=representation',
    },
    ...(corpo && { body: arquivo ? corpo : JSON.stringify(corpo) }),
  });
}

/** What opening an attachment answers somebody. */
async function abrir(quem: Conta, anexo: string): Promise<number> {
  return (await chamar(quem, 'POST', `/functions/v1/medical/attachments/${anexo}/open`)).status;
}

/** A finished entry with a file, made through the services as its doctor. */
async function evolucaoComLaudo(clinica: Conta, medico: Conta, pacienteId: string) {
  const texto = { clinica_id: clinica.sessao.user.id, paciente_id: pacienteId, plano: 'Repouso.' };
  const rascunho = await chamar(medico, 'POST', '/rest/v1/prontuarios', texto);
  const [{ id: evolucao }] = (await rascunho.json()) as [{ id: string }];
  const laudo = pdf();
  const reserva = await chamar(medico, 'POST', '/rest/v1/rpc/reservar_anexo', {
    p_nome: 'laudo.pdf',
    p_tipo: PDF,
    p_bytes: laudo.length,
    p_prontuario: evolucao,
  });
  const [{ id, objeto }] = (await reserva.json()) as [{ id: string; objeto: string }];
  await chamar(medico, 'POST', `/storage/v1/object/anexos/${objeto}`, laudo);
  await chamar(medico, 'POST', `/functions/v1/medical/attachments/${id}/confirm`);
  const fim = { status: 'finalizado' };
  await chamar(medico, 'PATCH', `/rest/v1/prontuarios?id=eq.${evolucao}`, fim);
  return { evolucao, anexo: id };
}

test('um laudo solto no rascunho chega com progresso; o arquivo que mente não; a evolução os guarda', async ({
  abrirComo,
}) => {
  const { medico, pacienteId } = await clinicaComMedicoEPaciente('dos Anexos');
  const page = await abrirComo(medico);
  const rede = await page.context().newCDPSession(page);
  await rede.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  });
  await page.goto(`/prontuario/paciente/${pacienteId}/nova`);
  const anexos = page.getByRole('region', { name: 'Anexos' });
  await expect(anexos).toContainText('Arraste para cá');

  const raioX = `Raio-X do tórax ${MARCACAO}.pdf`;
  await soltar(page, raioX, PDF, LAUDO);
  await expect(anexos.getByRole('progressbar', { name: `Envio de ${raioX}` })).toBeVisible();
  await expect(anexos).toContainText(/Enviando, \d+% de 1,4 MB/);
  await expect(anexos.getByRole('button', { name: `Abrir ${raioX}` })).toBeVisible();

  await soltar(page, 'laudo.pdf', PDF, PROGRAMA);
  await expect(anexos.getByRole('alert')).toHaveText(
    /O conteúdo deste arquivo não é o que o nome diz/,
  );
  await semBarreiras(page, 'os anexos de um rascunho, um recusado');
  await anexos.getByRole('button', { name: 'Remover laudo.pdf' }).click();
  await expect(anexos.getByRole('alert')).toHaveCount(0);

  const foto = {
    name: 'IMG_2041.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(fotoDeTelefone()),
  };
  await anexos
    .getByLabel('Arquivos a anexar')
    .setInputFiles([foto, { ...foto, name: 'engano.jpg' }]);
  await expect(anexos.getByRole('button', { name: 'Abrir IMG_2041.jpg' })).toBeVisible();
  await anexos.getByRole('button', { name: 'Remover engano.jpg' }).click();
  await expect(anexos).not.toContainText('engano.jpg');

  await page.getByRole('textbox', { name: 'Avaliação', exact: true }).fill('Pneumonia.');
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('button', { name: 'Finalizar agora' }).click();
  await expect(page.getByText('2 anexos')).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();

  const lidos = page.getByRole('region', { name: 'Anexos' });
  await expect(lidos.getByRole('listitem')).toHaveCount(2);
  await expect(lidos.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  await lidos.getByRole('button', { name: 'Abrir IMG_2041.jpg' }).click();
  const visor = page.getByRole('dialog', { name: 'IMG_2041.jpg' });
  await expect(visor.getByRole('img', { name: 'IMG_2041.jpg' })).toBeVisible();
  await visor.getByRole('button', { name: 'Aumentar' }).click();
  await expect(visor.getByRole('status')).toHaveText('25%');
  await page.keyboard.press('0');
  await expect(visor.getByRole('status')).toHaveText('Ajustada');
  await semBarreiras(page, 'o visor de imagens');
  const baixado = page.waitForEvent('download');
  await visor.getByRole('button', { name: 'Baixar' }).click();
  const arquivo = await baixado;
  expect(arquivo.suggestedFilename()).toBe('IMG_2041.jpg');
  const pedacos: Buffer[] = [];
  for await (const pedaco of await arquivo.createReadStream()) pedacos.push(pedaco);
  expect(dizOLocal(fotoDeTelefone())).toBe(true);
  expect(dizOLocal(Buffer.concat(pedacos))).toBe(false);
  await page.keyboard.press('Escape');
});

test('quem lê o prontuário abre o anexo; o vizinho não; o paciente, se for compartilhado', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('dos Leitores');
  const { evolucao, anexo } = await evolucaoComLaudo(clinica, medico, pacienteId);
  const endereco = `/prontuario/paciente/${pacienteId}/visualizar/${evolucao}`;
  const page = await abrirComo(medico);
  await page.goto(endereco);
  const anexos = page.getByRole('region', { name: 'Anexos' });

  const assinado = page
    .context()
    .waitForEvent(
      'request',
      (pedido) => pedido.url().includes('/object/sign/anexos/') && pedido.method() === 'GET',
    );
  await anexos.getByRole('button', { name: 'Abrir laudo.pdf em outra aba' }).click();
  expect((await fetch((await assinado).url())).headers.get('content-type')).toBe(PDF);

  const daClinica = await abrirComo(clinica);
  await daClinica.goto(endereco);
  await expect(daClinica.getByRole('button', { name: /^Abrir laudo.pdf/ })).toBeVisible();
  await expect(daClinica.getByRole('button', { name: 'Inativar laudo.pdf' })).toHaveCount(0);
  const [vizinho, conta] = await Promise.all([
    registrar('medico', 'Dr. Vizinho dos Leitores'),
    registrar('paciente', 'Joaquim dos Leitores'),
  ]);
  await darAcesso(clinica, pacienteId, conta);
  expect(await abrir(clinica, anexo)).toBe(200);
  expect(await abrir(vizinho, anexo)).toBe(404);
  expect(await abrir(conta, anexo)).toBe(404);

  await page.getByRole('button', { name: 'Compartilhar com o paciente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compartilhar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Compartilhada com o paciente' })).toBeVisible();
  const doPaciente = await abrirComo(conta);
  await doPaciente.goto(`/paciente/prontuario/${evolucao}`);
  await expect(doPaciente.getByRole('region', { name: 'Anexos' })).toContainText('laudo.pdf');
  expect(await abrir(conta, anexo)).toBe(200);

  await anexos.getByRole('button', { name: 'Inativar laudo.pdf' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Inativar este anexo' });
  await dialogo.getByRole('textbox').fill('É de outro paciente');
  await semBarreiras(page, 'o diálogo que inativa um anexo');
  await dialogo.getByRole('button', { name: 'Inativar' }).click();
  await expect(anexos).toContainText(/Inativado em .* É de outro paciente/);
});

test('um exame vai na mensagem do paciente, e a clínica o abre na conversa', async ({
  abrirComo,
}) => {
  const { clinica, medico, pacienteId } = await clinicaComMedicoEPaciente('da Conversa com Anexo');
  const conta = await registrar('paciente', 'Joaquim da Conversa com Anexo');
  await darAcesso(clinica, pacienteId, conta);
  const paciente = await abrirComo(conta, { viewport: { width: 390, height: 844 } });
  await paciente.goto('/paciente/conversas');
  await paciente.getByRole('link', { name: /^Com os médicos/ }).click();
  await expect(paciente.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await paciente
    .getByLabel('Arquivos a anexar')
    .setInputFiles({ name: 'hemograma.pdf', mimeType: PDF, buffer: Buffer.from(pdf('Hemograma')) });
  await expect(paciente.getByRole('list', { name: 'Anexos a enviar' })).toContainText('Pronto');
  await semBarreiras(paciente, 'um anexo a enviar na conversa');
  await paciente.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(paciente.getByRole('list', { name: 'Anexos da mensagem' })).toContainText(
    'hemograma.pdf',
  );
  await expect(paciente.getByRole('list', { name: 'Anexos a enviar' })).toHaveCount(0);

  const page = await abrirComo(medico);
  await page.goto(`/acompanhamento-pacientes?chat=${pacienteId}`);
  const recebido = page.getByRole('list', { name: 'Anexos da mensagem' });
  await expect(recebido).toContainText('hemograma.pdf');
  const baixado = page.waitForEvent('download');
  await recebido.getByRole('button', { name: 'Baixar hemograma.pdf' }).click();
  expect((await baixado).suggestedFilename()).toBe('hemograma.pdf');
});
