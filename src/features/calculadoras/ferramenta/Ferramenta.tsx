import { comoTexto } from '@domain/clinico/motor/como-texto.ts';
import type { Ferramenta as Definicao } from '@domain/clinico/motor/ferramenta.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Estrela } from '../catalogo/Estrela.tsx';
import type { Situacao } from '../formulario/calcular.ts';
import { simNaoAbertos } from '../formulario/respostas.ts';
import type { Procedencia } from '../paciente/procedencia.ts';
import type { Sugestao } from '../paciente/sugerir.ts';
import { Barra } from './Barra.tsx';
import { CamposDaFerramenta } from './CamposDaFerramenta.tsx';
import { CopiarTexto } from './CopiarTexto.tsx';
import classes from './Ferramenta.module.css';
import { DA_FERRAMENTA, focarCampo } from './foco.ts';
import type { Memoria } from './memoria.ts';
import { Resultado } from './Resultado.tsx';
import { Sobre } from './Sobre.tsx';
import { type FerramentaAberta, useFerramenta } from './useFerramenta.ts';

/** A result that may be saved: what was computed and from what. */
export interface Pronta {
  readonly situacao: Extract<Situacao, { tipo: 'pronta' }>;
  readonly procedencias: Readonly<Record<string, Procedencia>>;
}

interface Props {
  ferramenta: Definicao;
  memoria: Memoria;
  /** Whether the person just opened it, and so wants to answer at once. */
  comFoco?: boolean;
  sugestoes?: Readonly<Record<string, Sugestao>> | undefined;
  /** What else may be done with a result, such as saving it in the record. */
  guardar?: ((pronta: Pronta | null) => ReactNode) | undefined;
  /** What belongs under the tool: earlier results of the patient. */
  rodape?: ReactNode;
}

/** One tool: its questions, what they answer while they are answered, and where it comes from. */
export function Ferramenta(props: Props) {
  const { ferramenta, memoria, comFoco = false, sugestoes, guardar, rodape } = props;
  const aberta = useFerramenta(ferramenta, memoria, sugestoes);
  const { situacao, procedencias } = aberta;
  const titulo = useId();
  const raiz = useFocoAoAbrir(comFoco, aberta);
  const pronta = situacao.tipo === 'pronta' ? { situacao, procedencias } : null;

  return (
    <article
      ref={raiz}
      className={classes.ferramenta}
      aria-labelledby={titulo}
      {...{ [DA_FERRAMENTA]: ferramenta.id }}
    >
      <Group component="header" gap="sm" align="flex-start" justify="space-between" wrap="nowrap">
        <div>
          <Title order={2} id={titulo} tabIndex={-1}>
            {ferramenta.nome}
          </Title>
          <Text inherit mt={2} c="dimmed">
            {ferramenta.resumo}
          </Text>
        </div>
        <Estrela id={ferramenta.id} nome={ferramenta.nome} />
      </Group>
      <div className={classes.corpo}>
        <Stack miw={0}>
          <CamposDaFerramenta ferramenta={ferramenta} aberta={aberta} sugestoes={sugestoes} />
          <OResto ferramenta={ferramenta} aberta={aberta} />
        </Stack>
        <div className={classes.lateral}>
          <Resultado
            ferramenta={ferramenta}
            situacao={situacao}
            acoes={
              <>
                {guardar?.(pronta)}
                {pronta && (
                  <CopiarTexto
                    escrever={() =>
                      comoTexto(ferramenta, pronta.situacao.dados, pronta.situacao.resultado)
                    }
                  />
                )}
                <Limpar aberta={aberta} />
              </>
            }
          />
        </div>
      </div>
      {rodape}
      <Sobre ferramenta={ferramenta} />
      <Barra ferramenta={ferramenta} situacao={situacao} />
    </article>
  );
}

/** Once, after the person opened the tool: the first field without an answer. */
function useFocoAoAbrir(comFoco: boolean, { situacao }: FerramentaAberta) {
  const raiz = useRef<HTMLElement>(null);
  const primeiro = useRef(situacao.tipo === 'incompleta' ? situacao.faltam[0] : undefined);
  useEffect(() => {
    if (!comFoco) return;
    if (primeiro.current) focarCampo(raiz.current, primeiro.current);
    else raiz.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [comFoco]);
  return raiz;
}

/** A list of criteria is read whole: what was not marked is a no, when the person says so. */
function OResto({ ferramenta, aberta }: { ferramenta: Definicao; aberta: FerramentaAberta }) {
  const abertos = simNaoAbertos(ferramenta.campos, aberta.respostas);
  if (abertos < 2) return null;
  return (
    <Button variant="default" className={classes.resto} onClick={aberta.restanteComoNao}>
      Marcar o restante como não
    </Button>
  );
}

function Limpar({ aberta }: { aberta: FerramentaAberta }) {
  const limpar = () => {
    const desfazer = aberta.limpar();
    avisar.desfazivel('Campos limpos.', desfazer);
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconEraser size={18} aria-hidden />}
      onClick={limpar}
    >
      Limpar
    </Button>
  );
}
