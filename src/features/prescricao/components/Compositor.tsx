import type { Composicao, ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { type DoProntuario, pacienteDaBase } from '@domain/prescricao/paciente.ts';
import { Button, Group, Stack, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { documentosOptions, itensDaComposicao } from '@/shared/prescricao/api/documentos.ts';
import { encerrarComposicao, prepararDocumentos } from '../api/mutations.ts';
import { type ComposicaoAberta, relerDocumentos } from '../api/queries.ts';
import type { EstadoDoSalvamento } from '../composicao/salvamento.ts';
import { useComposicao } from '../composicao/useComposicao.ts';
import { useConferencia } from '../conferencia/useConferencia.ts';
import { documentosDe, semJustificativa } from '../emissao/documentos.ts';
import { Achados } from './Achados.tsx';
import { Anteriores } from './Anteriores.tsx';
import { Receita } from './Receita.tsx';
import { SobreOPaciente } from './SobreOPaciente.tsx';

/** What is opened less often than medicines are written comes with its tab, or with the way out. */
const PedidoDeExames = sobDemanda(() =>
  import('./PedidoDeExames.tsx').then((modulo) => ({ default: modulo.PedidoDeExames })),
);
const Atestado = sobDemanda(() =>
  import('./OutrosDocumentos.tsx').then((modulo) => ({ default: modulo.Atestado })),
);
const Declaracao = sobDemanda(() =>
  import('./OutrosDocumentos.tsx').then((modulo) => ({ default: modulo.Declaracao })),
);
const Encaminhamento = sobDemanda(() =>
  import('./OutrosDocumentos.tsx').then((modulo) => ({ default: modulo.Encaminhamento })),
);
const Relatorio = sobDemanda(() =>
  import('./OutrosDocumentos.tsx').then((modulo) => ({ default: modulo.Relatorio })),
);
const Emissao = sobDemanda(() =>
  import('../emissao/Emissao.tsx').then((modulo) => ({ default: modulo.Emissao })),
);

interface Props {
  aberta: ComposicaoAberta | null;
  doProntuario: DoProntuario;
  prontuarioId: string | undefined;
  /** The composition whose items are prescribed again, as this opens. */
  renovar: string | undefined;
  /** They are among the items now: opened again, they are not added again. */
  aoRenovar: () => void;
  /** Reads the composition again, after what was emitted or what another window wrote. */
  aoRecarregar: () => void;
}

/** Where everything for one patient is written, checked while it is typed, and emitted. */
export function Compositor(props: Props) {
  const { aberta, doProntuario, prontuarioId, renovar, aoRenovar, aoRecarregar } = props;
  const { paciente } = usePacienteDaTela();
  const fuso = useFuso();
  const onde = { clinicaId: paciente.clinica_id, pacienteId: paciente.id, prontuarioId };
  const { conteudo, estado, mudar, salvar } = useComposicao(onde, aberta);
  const informado = useMemo(
    () => pacienteDaBase({ ...doProntuario, informado: conteudo.paciente }),
    [doProntuario, conteudo.paciente],
  );
  const { conferencia, falhou, tentar } = useConferencia(conteudo.itens, informado, hoje(fuso));
  const parte = <N extends keyof Composicao>(nome: N) => ({
    valor: conteudo[nome],
    aoMudar: (valor: Composicao[N]) => mudar((atual) => ({ ...atual, [nome]: valor })),
  });
  const adicionar = (itens: readonly ItemDePrescricao[]) =>
    mudar((atual) => ({ ...atual, itens: [...atual.itens, ...itens].slice(0, MAXIMO_DE_ITENS) }));
  const [direto, setDireto] = useState(false);
  const renovarItens = (itens: readonly ItemDePrescricao[]) => {
    // What is renewed alone is reviewed at once: the second press emits it.
    setDireto(conteudo.itens.length === 0);
    adicionar(itens);
  };
  useRenovacao(renovar, (itens) => {
    renovarItens(itens);
    aoRenovar();
  });

  return (
    <Pagina titulo="Prescrever" estado={emPalavras(estado)}>
      <Stack gap="md">
        {estado.em === 'conflito' && (
          <Recado titulo="Esta prescrição mudou em outra janela." tom="erro">
            <p>{estado.frase}</p>
            <Button size="xs" mt="xs" onClick={aoRecarregar}>
              Abrir o que está salvo
            </Button>
          </Recado>
        )}
        <SobreOPaciente
          sobre={conteudo.paciente}
          aoMudar={(sobre) => mudar((atual) => ({ ...atual, paciente: sobre }))}
        />
        <Tabs defaultValue="itens" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="itens">Medicamentos</Tabs.Tab>
            <Tabs.Tab value="exames">Exames</Tabs.Tab>
            <Tabs.Tab value="atestado">Atestado</Tabs.Tab>
            <Tabs.Tab value="declaracao">Comparecimento</Tabs.Tab>
            <Tabs.Tab value="encaminhamento">Encaminhamento</Tabs.Tab>
            <Tabs.Tab value="relatorio">Relatório</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="itens" pt="md">
            <Receita {...parte('itens')} aoAdicionar={adicionar} aoRenovar={renovarItens} />
          </Tabs.Panel>
          <Tabs.Panel value="exames" pt="md">
            <Suspense fallback={null}>
              <PedidoDeExames {...parte('exames')} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="atestado" pt="md">
            <Suspense fallback={null}>
              <Atestado {...parte('atestado')} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="declaracao" pt="md">
            <Suspense fallback={null}>
              <Declaracao {...parte('declaracao')} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="encaminhamento" pt="md">
            <Suspense fallback={null}>
              <Encaminhamento {...parte('encaminhamento')} />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="relatorio" pt="md">
            <Suspense fallback={null}>
              <Relatorio {...parte('relatorio')} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
        {falhou && (
          <Recado titulo="A conferência não carregou." tom="erro">
            <p>Nada foi conferido. Sem ela a prescrição não é emitida.</p>
            <Button size="xs" mt="xs" onClick={tentar}>
              Carregar de novo
            </Button>
          </Recado>
        )}
        <Achados
          achados={conferencia?.achados ?? []}
          justificativas={conteudo.justificativas}
          aoJustificar={(achado, texto) =>
            mudar((atual) => ({
              ...atual,
              justificativas: { ...atual.justificativas, [achado]: texto },
            }))
          }
        />
        <RevisarEEmitir
          conteudo={conteudo}
          conferencia={conferencia}
          salvar={salvar}
          direto={direto}
          aoRevisar={() => setDireto(false)}
          aoEmitir={aoRecarregar}
        />
        <Anteriores aoCopiar={adicionar} />
      </Stack>
    </Pagina>
  );
}

/** Hands over the items of a composition once they are read. */
function useRenovacao(
  composicaoId: string | undefined,
  aoLer: (itens: readonly ItemDePrescricao[]) => void,
) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data } = useQuery({
    ...documentosOptions(clinicaId, paciente.id),
    enabled: composicaoId !== undefined,
  });
  const feita = useRef<string>(undefined);
  const entregar = useEffectEvent(aoLer);
  useEffect(() => {
    if (!composicaoId || !data || feita.current === composicaoId) return;
    feita.current = composicaoId;
    entregar(itensDaComposicao(data, composicaoId));
  }, [composicaoId, data]);
}

const MAXIMO_DE_ITENS = 30;

const PALAVRAS = {
  nada: '',
  salvando: 'Salvando…',
  salvo: 'Rascunho salvo',
  falhou: 'Ainda não salvo',
  conflito: 'Não salvo',
} as const;

const emPalavras = ({ em }: EstadoDoSalvamento) => PALAVRAS[em];

interface PropsDeDescartar {
  salvar: ReturnType<typeof useComposicao>['salvar'];
  aoDescartar: () => void;
}

/** Gives up what is written and not emitted; what was emitted stays. */
function Descartar({ salvar, aoDescartar }: PropsDeDescartar) {
  const [aberta, { open: abrir, close: fechar }] = useDisclosure(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const salva = await salvar();
      if (salva) await encerrarComposicao(salva.id);
    },
    onSuccess: () => {
      fechar();
      aoDescartar();
    },
    onError: avisar.erro,
  });
  return (
    <>
      <Button variant="subtle" onClick={abrir}>
        Descartar rascunho
      </Button>
      <ConfirmacaoSobDemanda
        titulo="Descartar esta prescrição?"
        aberta={aberta}
        acao="Descartar"
        voltar="Voltar"
        perigosa
        enviando={isPending}
        aoConfirmar={() => mutate()}
        aoFechar={fechar}
      >
        O que foi escrito e ainda não foi emitido é perdido. O que já foi emitido não muda.
      </ConfirmacaoSobDemanda>
    </>
  );
}

interface PropsDeEmitir {
  conteudo: Composicao;
  conferencia: ReturnType<typeof useConferencia>['conferencia'];
  salvar: ReturnType<typeof useComposicao>['salvar'];
  /** Whether it is to be reviewed as soon as it is checked, unless something wants a look before. */
  direto: boolean;
  aoRevisar: () => void;
  aoEmitir: () => void;
}

/** The way out: what stops must be justified, what is written must be saved, then it is divided. */
function RevisarEEmitir(props: PropsDeEmitir) {
  const { conteudo, conferencia, salvar, direto, aoRevisar, aoEmitir } = props;
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const documentos = conferencia
    ? documentosDe(conteudo, conferencia.receitas, conferencia.achados)
    : [];
  const faltam = semJustificativa(conferencia?.achados ?? [], conteudo.justificativas).length;
  const preparo = useMutation({
    mutationFn: async () => {
      const salva = await salvar();
      if (!salva)
        throw new Error('Ainda não foi possível salvar. Confira a conexão e tente de novo.');
      return prepararDocumentos(salva.id, salva.revisao, documentos);
    },
  });
  const conferida = direto && documentos.length > 0;
  const revisar = useEffectEvent(() => {
    aoRevisar();
    if (conferencia?.achados.every(({ grau }) => grau === 'informa')) preparo.mutate();
  });
  useEffect(() => {
    if (conferida) revisar();
  }, [conferida]);
  return (
    <>
      {preparo.error && (
        <Recado titulo="Nada foi emitido." tom="erro">
          {mensagemDeErro(preparo.error)}
        </Recado>
      )}
      {faltam > 0 && (
        <Recado
          titulo={`Falta justificar ${faltam === 1 ? 'um alerta que impede' : `${faltam} alertas que impedem`} a emissão.`}
        />
      )}
      <Group gap="xs">
        <Button
          loading={preparo.isPending}
          disabled={documentos.length === 0 || faltam > 0}
          onClick={() => preparo.mutate()}
        >
          Revisar e emitir
        </Button>
        <Descartar salvar={salvar} aoDescartar={aoEmitir} />
      </Group>
      {preparo.data && (
        <Suspense fallback={null}>
          <Emissao
            documentos={preparo.data}
            aoEmitir={() => void relerDocumentos(cache, clinicaId, paciente.id)}
            aoFechar={() => {
              preparo.reset();
              void relerDocumentos(cache, clinicaId, paciente.id);
              aoEmitir();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
