import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ConfirmacaoSobDemanda, prepararConfirmacao } from '@/components/ConfirmacaoSobDemanda.tsx';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { folhaOptions } from '../api/folha.ts';
import { atalhosComProntos, atalhosOptions } from '../api/modelos.ts';
import { EscrevendoAgora } from '../components/EscrevendoAgora.tsx';
import { Sinais } from '../entrada/Sinais.tsx';
import { temConteudo } from '../rascunho/conteudo.ts';
import { AnexosDoEditor } from './Anexos.tsx';
import { AnteriorAoLado, AnteriorNaGaveta } from './Anterior.tsx';
import { CampoDeSecao, CampoDeSinal } from './campos.tsx';
import classes from './Editor.module.css';
import { EscribaDoEditor } from './Escriba.tsx';
import {
  DiagnosticosDoRascunho,
  MedidasDoCorpo,
  SecoesLivresDoRascunho,
  TeleconsultaDoRascunho,
} from './Estrutura.tsx';
import { AvisoDeInterrupcao, Finalizacao } from './Finalizacao.tsx';
import { ModelosDoEditor } from './ModelosDoEditor.tsx';
import type { RascunhoConhecido } from './montar.ts';
import { Prescrever } from './Prescrever.tsx';
import { RetornoDoRascunho } from './Retorno.tsx';
import { AvisoDaSituacao, palavrasDaSituacao } from './Situacao.tsx';
import { type Editor as EstadoDoEditor, useEditor } from './useEditor.ts';
import { useEncerrar } from './useEncerrar.ts';
import { useTextoDasFerramentas } from './useTextoDasFerramentas.ts';

interface Props {
  titulo: string;
  rascunho: RascunhoConhecido;
  /** A save was refused because another window took the draft over. */
  aoPerder: () => void;
  /** What this draft corrects or completes. */
  contexto?: ReactNode;
}

const VAZIA = 'Escreva a evolução antes de finalizar.';
const SEM_CONSENTIMENTO =
  'Registre como o paciente consentiu com a teleconsulta antes de finalizar.';

/** Where a doctor writes: four texts, vital signs, and nothing to remember to save. */
export function Editor({ titulo, rascunho, aoPerder, contexto }: Props) {
  const fuso = useFuso();
  const { paciente } = usePacienteDaTela();
  const editor = useEditor(rascunho, aoPerder);
  const { form, auto, situacao, copiada, saida } = editor;
  const { levar, finalizar, descartar, sair } = useEncerrar(rascunho.identidade, auto);
  const [pergunta, setPergunta] = useState<'finalizar' | 'descartar' | null>(null);
  const fechar = () => setPergunta(null);
  const nova = !rascunho.identidade.adendo_de && !rascunho.salvo?.corrige_id;
  const aoFocar = useTextoDasFerramentas(form);
  // Whoever opens it is about to write; whoever was quicker keeps the own field.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) form.setFocus('subjetivo');
  }, [form]);

  const pedirParaFinalizar = form.handleSubmit((conteudo) => {
    if (!temConteudo(conteudo)) form.setError('root', { message: VAZIA });
    else if (conteudo.teleconsulta && conteudo.consentimento_da_teleconsulta === null) {
      form.setError('root', { message: SEM_CONSENTIMENTO });
    } else setPergunta('finalizar');
  });
  useHotkeys(
    [
      ['mod+S', () => void auto.salvarAgora()],
      ['mod+Enter', foraDeFormulario(() => void pedirParaFinalizar()), { preventDefault: false }],
    ],
    [],
  );

  const falha =
    form.formState.errors.root?.message ?? descricaoDaFalha(levar, finalizar, descartar);

  return (
    <Pagina
      titulo={titulo}
      estado={palavrasDaSituacao(situacao, copiada, fuso)}
      acoes={
        <>
          {nova && <AnteriorNaGaveta form={form} />}
          <ModelosDoEditor form={form} />
          <EscribaDoEditor form={form} identidade={rascunho.identidade} />
          <Prescrever auto={auto} id={rascunho.identidade.id} />
        </>
      }
    >
      <EscrevendoAgora />
      <AvisoDeInterrupcao id={rascunho.identidade.id} />
      {contexto}
      <AvisoDaSituacao
        situacao={situacao}
        copiada={copiada}
        aoTentar={() => void auto.salvarAgora()}
        aoManterEste={() => void auto.manterEste()}
        aoAceitarServidor={() => form.reset(auto.aceitarServidor())}
        aoAbrirFinalizada={sair}
      />
      {falha && <Recado tom="erro" titulo={falha} />}
      <form
        noValidate
        onFocusCapture={aoFocar}
        // Not with the focus, which is there as soon as the editor is.
        onChange={prepararConfirmacao}
        onSubmit={(evento) => {
          evento.preventDefault();
          void pedirParaFinalizar();
        }}
      >
        <Campos form={form} comAnterior={nova} />
        <AnexosDoEditor auto={auto} identidade={rascunho.identidade} />
        <RetornoDoRascunho form={form} auto={auto} identidade={rascunho.identidade} />
        <div className={classes.rodape}>
          <Button variant="subtle" color="gray" onClick={() => setPergunta('descartar')}>
            Descartar rascunho
          </Button>
          <Button type="submit" rightSection={<kbd className={classes.tecla}>Ctrl Enter</kbd>}>
            Finalizar
          </Button>
        </div>
      </form>
      <Finalizacao
        id={rascunho.identidade.id}
        nome={nomeExibido(paciente)}
        aberta={pergunta === 'finalizar'}
        levar={levar}
        finalizar={finalizar}
        aoFechar={fechar}
      />
      <ConfirmacaoSobDemanda
        titulo="Descartar este rascunho?"
        aberta={pergunta === 'descartar'}
        acao="Descartar"
        voltar="Continuar escrevendo"
        perigosa
        enviando={descartar.isPending}
        aoConfirmar={() => descartar.mutate(undefined, { onSettled: fechar })}
        aoFechar={fechar}
      >
        O texto deste rascunho sobre <b>{nomeExibido(paciente)}</b> sai das suas telas e não volta.
        O que já foi finalizado no prontuário não muda.
      </ConfirmacaoSobDemanda>
      <ConfirmacaoSobDemanda
        titulo="Sair sem enviar?"
        aberta={saida.status === 'blocked'}
        acao="Sair"
        voltar="Ficar aqui"
        perigosa={!copiada}
        aoConfirmar={() => saida.proceed?.()}
        aoFechar={() => saida.reset?.()}
      >
        Parte do que você escreveu ainda não chegou ao servidor.{' '}
        {copiada
          ? 'Ela está guardada neste aparelho e volta à tela quando você abrir este rascunho de novo.'
          : 'Ela não coube neste aparelho: se você sair agora, ela se perde.'}
      </ConfirmacaoSobDemanda>
    </Pagina>
  );
}

/** Inside a form, and in a dialog over this screen, the key is theirs. */
function foraDeFormulario(fazer: () => void) {
  return ({ target }: KeyboardEvent) => {
    const deOutro = target instanceof Element && target.closest('form, [role="dialog"]');
    if (!deOutro) fazer();
  };
}

interface PropsDosCampos extends Pick<EstadoDoEditor, 'form'> {
  comAnterior: boolean;
}

function Campos({ form, comAnterior }: PropsDosCampos) {
  const { control } = form;
  const { paciente } = usePacienteDaTela();
  const { id } = usePerfil();
  const { data: proprios } = useQuery(atalhosOptions(id));
  const atalhos = useMemo(() => atalhosComProntos(proprios ?? []), [proprios]);
  return (
    <div className={classes.colunas}>
      <Stack gap="lg">
        {SECOES_DA_EVOLUCAO.map((secao) => (
          <Fragment key={secao.campo}>
            <CampoDeSecao control={control} secao={secao} atalhos={atalhos} />
            {secao.campo === 'avaliacao' && <DiagnosticosDoRascunho form={form} />}
          </Fragment>
        ))}
        <SecoesLivresDoRascunho form={form} atalhos={atalhos} />
      </Stack>
      <div className={`cartao ${classes.lateral}`}>
        <div className={classes.quando}>
          <CampoData control={control} name="dia" label="Data do atendimento" size="sm" />
          <CampoHora control={control} name="hora" label="Hora" size="sm" />
        </div>
        <TeleconsultaDoRascunho form={form} />
        <Title order={2} fz="md" fw={650}>
          Sinais vitais
        </Title>
        <SimpleGrid minColWidth="9.5rem" spacing="sm">
          {NOMES_DOS_SINAIS.map((sinal) => (
            <CampoDeSinal
              key={sinal}
              control={control}
              sinal={sinal}
              nascimento={paciente.data_nascimento}
            />
          ))}
        </SimpleGrid>
        <MedidasDoCorpo form={form} />
        <UltimosSinais />
        {comAnterior && <AnteriorAoLado form={form} />}
      </div>
    </div>
  );
}

/** What was measured last, beside what is measured now. */
function UltimosSinais() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data: folha } = useQuery(folhaOptions(clinicaId, paciente.id));
  const ultima = folha?.sinais;
  if (!ultima) return null;
  return (
    <div>
      <Text size="sm" c="dimmed" mb={6}>
        Últimos, em {formatarData(ultima.ocorrido_em, fuso)}
      </Text>
      <Sinais medicao={ultima} nascimento={paciente.data_nascimento} />
    </div>
  );
}

function descricaoDaFalha(...envios: { error: Error | null }[]): string | undefined {
  const erro = envios.find(({ error }) => error)?.error;
  return erro ? mensagemDeErro(erro) : undefined;
}
