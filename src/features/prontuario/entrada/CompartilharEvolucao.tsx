import { Button } from '@mantine/core';
import { IconEye, IconShare } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import {
  type Compartilhamento,
  compartilhamentoOptions,
  definirCompartilhamento,
} from '../api/compartilhamento.ts';

interface Props {
  entrada: {
    id: string;
    entrada_id: string;
    clinica_id: string;
    paciente_id: string;
    autor_id: string;
    status: string;
    substituido_por: string | null;
    inativado_em: string | null;
  };
}

/** Its author, or the clinic, decides here whether the patient reads an entry in force. */
export function CompartilharEvolucao({ entrada }: Props) {
  const { id } = usePerfil();
  const emVigor =
    entrada.status === 'finalizado' && !entrada.substituido_por && !entrada.inativado_em;
  const decide = id === entrada.autor_id || id === entrada.clinica_id;
  return emVigor && decide ? <Decisao entrada={entrada} /> : null;
}

function Decisao({ entrada }: Props) {
  const fuso = useFuso();
  const { id, entrada_id, clinica_id, paciente_id } = entrada;
  const opcoes = compartilhamentoOptions(clinica_id, paciente_id, entrada_id);
  const { data } = useQuery(opcoes);
  const [perguntando, setPerguntando] = useState(false);
  const cache = useQueryClient();
  const definir = useMutation({
    mutationFn: (compartilhada: boolean) => definirCompartilhamento(id, compartilhada),
    onSuccess: (_nada, compartilhada) =>
      avisar.sucesso(
        compartilhada ? 'O paciente já pode ler esta evolução.' : 'O paciente não a lê mais.',
      ),
    onError: avisar.erro,
    onSettled: () => {
      setPerguntando(false);
      return cache.invalidateQueries({ queryKey: opcoes.queryKey });
    },
  });
  if (data === undefined) return null;
  const Icone = data ? IconEye : IconShare;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icone size={18} aria-hidden />}
        onClick={() => setPerguntando(true)}
      >
        {data ? 'Compartilhada com o paciente' : 'Compartilhar com o paciente'}
      </Button>
      <ConfirmacaoSobDemanda
        titulo={data ? 'Deixar de compartilhar?' : 'Compartilhar com o paciente?'}
        aberta={perguntando}
        acao={data ? 'Deixar de compartilhar' : 'Compartilhar'}
        voltar="Voltar"
        enviando={definir.isPending}
        aoConfirmar={() => definir.mutate(data === null)}
        aoFechar={() => setPerguntando(false)}
      >
        {data
          ? `${desdeQuando(data, fuso)} Sem o compartilhamento, ela some da área do paciente; o que ele já leu ou imprimiu continua com ele.`
          : 'O paciente recebe um aviso e lê esta evolução inteira na área dele: textos, diagnósticos, medidas e anexos. Uma correção sua toma o lugar desta versão. Você pode voltar atrás, mas não no que ele já leu.'}
      </ConfirmacaoSobDemanda>
    </>
  );
}

function desdeQuando({ compartilhada_em, lida_em, por }: Compartilhamento, fuso: string): string {
  const desde = `Compartilhada por ${por.nome} em ${formatarDataHora(compartilhada_em, fuso)}.`;
  return lida_em
    ? `${desde} O paciente a abriu em ${formatarDataHora(lida_em, fuso)}.`
    : `${desde} O paciente ainda não a abriu.`;
}
