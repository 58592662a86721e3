import { ROTULO_DA_ORIGEM } from '@domain/crm/contato.ts';
import {
  funil,
  type Conversao as Linha,
  POUCAS_PESSOAS,
  percentual,
  ROTULO_DO_PASSO,
} from '@domain/crm/conversao.ts';
import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { conversaoOptions } from '../api/queries.ts';
import { useBusca, useMudarBusca } from '../busca.ts';
import tabela from '../lista/Lista.module.css';
import { Parte } from '../Parte.tsx';
import type { PropsDaParte } from '../props.ts';
import { CampoDia } from './CampoDia.tsx';
import classes from './Conversao.module.css';

const PASSOS = ['contato', 'agendado', 'compareceu', 'em_tratamento'] as const;
const NOVENTA_DIAS = 90 * 86_400_000;

type DaOrigem = Linha & { origem: keyof typeof ROTULO_DA_ORIGEM };

/** Of the people who entered in a period, how many came how far, all together and by origin. */
export function Conversao({ clinica }: PropsDaParte) {
  const fuso = useFuso();
  const busca = useBusca();
  const ate = busca.ate ?? hoje(fuso);
  const de = busca.de ?? hoje(fuso, Date.now() - NOVENTA_DIAS);
  const conversao = useQuery(conversaoOptions(clinica.id, de, ate));
  return (
    <Stack>
      <Periodo de={de} ate={ate} />
      {conversao.isPending && <Esqueleto linhas={5} />}
      {conversao.isError && !conversao.data && (
        <EstadoErro
          erro={conversao.error}
          titulo="Não foi possível calcular a conversão."
          aoTentar={() => void conversao.refetch()}
        />
      )}
      {conversao.data?.length === 0 && (
        <EstadoVazio
          frase={`Ninguém entrou no CRM de ${formatarDia(de)} a ${formatarDia(ate)}. Escolha outro período.`}
        />
      )}
      {conversao.data && conversao.data.length > 0 && (
        <>
          <Funil linhas={conversao.data} />
          <PorOrigem linhas={conversao.data} />
        </>
      )}
    </Stack>
  );
}

function Periodo({ de, ate }: { de: string; ate: string }) {
  const mudar = useMudarBusca();
  return (
    <Group gap="sm" align="flex-end">
      <CampoDia
        key={`de ${de}`}
        rotulo="Entraram de"
        valor={de}
        aoMudar={(dia) => mudar({ de: dia })}
      />
      <CampoDia
        key={`ate ${ate}`}
        rotulo="Até"
        valor={ate}
        aoMudar={(dia) => mudar({ ate: dia })}
      />
    </Group>
  );
}

function Funil({ linhas }: { linhas: readonly Linha[] }) {
  const degraus = funil(linhas);
  const total = degraus[0]?.quantas ?? 0;
  const vieram = degraus.find(({ passo }) => passo === 'compareceu')?.quantas ?? 0;
  return (
    <Parte
      titulo={`De ${total} ${total === 1 ? 'pessoa' : 'pessoas'}, ${vieram} ${vieram === 1 ? 'compareceu' : 'compareceram'}`}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed" className="leitura">
          Cada pessoa conta no estágio mais distante a que chegou até hoje, mesmo que depois tenha
          voltado. Quem entrou há pouco pode ainda avançar.
          {total < POUCAS_PESSOAS &&
            ` São menos de ${POUCAS_PESSOAS} pessoas: leia as porcentagens com cautela.`}
        </Text>
        <ul className={classes.funil}>
          {degraus.map(({ passo, quantas, doTotal }) => (
            <li key={passo}>
              <span>{ROTULO_DO_PASSO[passo]}</span>
              <svg
                className={classes.barra}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={classes.fundo} width="100" height="10" />
                <rect className={classes.parte} width={doTotal ?? 0} height="10" />
              </svg>
              <span className="numeros">
                {quantas} de {total} ({doTotal ?? 0}%)
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Parte>
  );
}

function PorOrigem({ linhas }: { linhas: readonly DaOrigem[] }) {
  return (
    <Parte titulo="Por origem">
      <table className={`cartao ${tabela.tabela}`}>
        <caption>
          <VisuallyHidden>Quantas pessoas de cada origem chegaram a cada estágio</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Origem</th>
            <th scope="col">{ROTULO_DO_PASSO.total}</th>
            {PASSOS.map((passo) => (
              <th key={passo} scope="col">
                {ROTULO_DO_PASSO[passo]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.origem}>
              <th scope="row">{ROTULO_DA_ORIGEM[linha.origem]}</th>
              <td data-rotulo={ROTULO_DO_PASSO.total}>{linha.total}</td>
              {PASSOS.map((passo) => (
                <td key={passo} data-rotulo={ROTULO_DO_PASSO[passo]}>
                  {linha[passo]} ({percentual(linha[passo], linha.total)}%)
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Parte>
  );
}
