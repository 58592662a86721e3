import type { Clinico, ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { Autocomplete, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { OFERECE_PARECIDOS } from '@/components/formulario/unico.ts';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora, hoje } from '@/lib/format/datas.ts';
import { agoraEmTexto } from '../plantao/tempo.ts';
import { Achados } from './Achados.tsx';
import { Itens } from './Itens.tsx';

type Medicamento = NonNullable<Clinico['medicamentos']>[number];
type Novo = Omit<Medicamento, 'dado_em'>;

interface Props {
  conteudo: ConteudoDoAtendimento;
  aoMudar: (medicamentos: Medicamento[]) => void;
}

const VIAS = [
  'IV',
  'IM',
  'SC',
  'VO',
  'SL',
  'IO',
  'Inalatória',
  'Retal',
  'Tópica',
  'Ocular',
  'Outra',
];
const NADA: Novo = { nome: '', dose: '', via: 'IV' };

/** The medicines that were given, each checked while it is typed against who the patient is. */
export function Medicamentos({ conteudo, aoMudar }: Props) {
  const fuso = useFuso();
  const [novo, setNovo] = useState(NADA);
  const dados = conteudo.clinico.medicamentos ?? [];
  // The tables are heavy: they come with the first letter, and hold from then on.
  const tabelas = useQuery({
    queryKey: ['tabelas-do-plantao'],
    queryFn: () => import('./conferencia.ts'),
    enabled: novo.nome !== '' || dados.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const { data } = tabelas;
  const dia = hoje(fuso);
  const achados = useMemo(
    () => (novo.nome.trim() ? data?.conferirNovo(novo, conteudo, dia) : undefined),
    [data, novo, conteudo, dia],
  );
  const completo = novo.nome.trim().length >= 2 && novo.dose.trim() !== '';
  function registrar() {
    const dado: Medicamento = {
      nome: novo.nome.trim(),
      dose: novo.dose.trim(),
      dado_em: agoraEmTexto(),
      ...(novo.via && { via: novo.via }),
    };
    aoMudar([...dados, dado]);
    setNovo(NADA);
  }
  const impede = achados?.some(({ grau }) => grau === 'impede') ?? false;
  return (
    <Stack gap="sm">
      <Itens
        vazio="Nenhum medicamento registrado."
        itens={dados.map(({ nome, dose, via, dado_em }) => ({
          titulo: [nome, dose, via].filter(Boolean).join(', '),
          detalhe: `às ${formatarHora(dado_em, fuso)}`,
        }))}
        aoRemover={(n) => aoMudar(dados.filter((_, outro) => outro !== n))}
      />
      <Group align="end" grow preventGrowOverflow={false}>
        <Autocomplete
          {...OFERECE_PARECIDOS}
          label="Medicamento dado"
          maxLength={120}
          data={data ? data.nomesComo(novo.nome) : []}
          filter={({ options }) => options}
          value={novo.nome}
          onChange={(nome) => setNovo({ ...novo, nome })}
        />
        <TextInput
          label="Dose dada"
          placeholder="1 g"
          maxLength={60}
          autoComplete="off"
          value={novo.dose}
          onChange={({ currentTarget }) => setNovo({ ...novo, dose: currentTarget.value })}
        />
        <NativeSelect
          size="md"
          label="Via"
          data={VIAS}
          value={novo.via ?? ''}
          onChange={({ currentTarget }) => setNovo({ ...novo, via: currentTarget.value })}
        />
      </Group>
      {tabelas.isError && (
        <Recado tom="aviso" titulo="A conferência não abriu neste aparelho">
          Nada foi conferido. Abra esta tela uma vez com conexão.
        </Recado>
      )}
      <Achados achados={achados ?? []} />
      <Button
        mih={44}
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={!completo}
        onClick={registrar}
      >
        {impede ? 'Registrar assim mesmo, dado agora' : 'Registrar, dado agora'}
      </Button>
      {data && novo.nome.trim() !== '' && achados?.length === 0 && (
        <Text size="sm" role="status">
          {data.semAchados(conteudo)}
        </Text>
      )}
    </Stack>
  );
}
