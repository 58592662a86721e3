import type { MotivoDeRepeticao } from '@domain/importacao/repetidos.ts';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatarDia } from '@/lib/format/datas.ts';
import classes from './Importacao.module.css';
import { type Decisao, type Decisoes, decisoesPossiveis, type Repetida } from './plano.ts';

const POR_VEZ = 50;

const ROTULO_DA_DECISAO: Readonly<Record<Decisao, string>> = {
  ignorar: 'Deixar de fora',
  completar: 'Completar campos vazios',
  criar: 'Importar mesmo assim',
};

const POR_QUE: Readonly<Record<MotivoDeRepeticao, string>> = {
  cpf: 'mesmo CPF',
  cns: 'mesmo CNS',
  nome_e_nascimento: 'mesmo nome e nascimento',
};

interface Props {
  repetidas: readonly Repetida[];
  decisoes: Decisoes;
  aoDecidir: (numeros: readonly number[], decisao: Decisao) => void;
}

/** Rows that may be somebody already there: what is done with each, or with all that allow it. */
export function Repetidas({ repetidas, decisoes, aoDecidir }: Props) {
  const [mostradas, setMostradas] = useState(POR_VEZ);
  const decidirTodas = (decisao: Decisao) =>
    aoDecidir(
      repetidas
        .filter((repetida) => decisoesPossiveis(repetida).includes(decisao))
        .map(({ numero }) => numero),
      decisao,
    );
  return (
    <Stack gap="xs" component="section" aria-labelledby="repetidas">
      <Title order={2} size="h4" id="repetidas">
        Podem já existir ({repetidas.length.toLocaleString('pt-BR')})
      </Title>
      <Group gap="xs">
        <Text size="sm">Para todas que permitirem:</Text>
        {(['ignorar', 'completar', 'criar'] as const).map((decisao) => (
          <Button key={decisao} variant="default" size="xs" onClick={() => decidirTodas(decisao)}>
            {ROTULO_DA_DECISAO[decisao]}
          </Button>
        ))}
      </Group>
      <Stack component="ol" className="cartao linhas" gap={0}>
        {repetidas.slice(0, mostradas).map((repetida) => (
          <LinhaRepetida
            key={repetida.numero}
            repetida={repetida}
            decisao={decisoes.get(repetida.numero) ?? 'ignorar'}
            aoDecidir={(decisao) => aoDecidir([repetida.numero], decisao)}
          />
        ))}
      </Stack>
      {repetidas.length > mostradas && (
        <Button variant="subtle" onClick={() => setMostradas(mostradas + POR_VEZ)}>
          Mostrar mais ({(repetidas.length - mostradas).toLocaleString('pt-BR')})
        </Button>
      )}
    </Stack>
  );
}

interface PropsDaLinha {
  repetida: Repetida;
  decisao: Decisao;
  aoDecidir: (decisao: Decisao) => void;
}

function LinhaRepetida({ repetida, decisao, aoDecidir }: PropsDaLinha) {
  const { numero, nome, motivo } = repetida;
  const opcoes = decisoesPossiveis(repetida);
  return (
    <li className={classes.repetida}>
      <Text span className="numeros" c="dimmed" fz="sm">
        Linha {numero.toLocaleString('pt-BR')}
      </Text>
      <span>
        {nome}: {POR_QUE[motivo]} {deQuem(repetida)}
      </span>
      <NativeSelect
        aria-label={`O que fazer com a linha ${numero}`}
        data={opcoes.map((value) => ({ value, label: ROTULO_DA_DECISAO[value] }))}
        value={decisao}
        onChange={({ currentTarget: { value } }) =>
          aoDecidir(opcoes.find((opcao) => opcao === value) ?? 'ignorar')
        }
      />
    </li>
  );
}

function deQuem({ cadastro, primeira }: Repetida): string {
  if (!cadastro) return `da linha ${(primeira ?? 0).toLocaleString('pt-BR')}`;
  const nascimento = cadastro.data_nascimento && `, ${formatarDia(cadastro.data_nascimento)}`;
  return `de ${cadastro.nome}${nascimento || ''}, já cadastrado`;
}
