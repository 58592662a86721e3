import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { buscarParte } from '@/lib/errors/parte.ts';
import { hoje } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';

/** What makes the file comes when somebody wants it. */
const carregar = () => buscarParte(() => import('../api/exportacao.ts'));

/** The whole record as a file that other systems read, after saying what is in it. */
export function ExportarFhir() {
  const fuso = useFuso();
  const { paciente } = usePacienteDaTela();
  const [aberta, { open: abrir, close: fechar }] = useDisclosure(false);
  const exportar = useMutation({
    mutationFn: async () => (await carregar()).exportarEmFhir(paciente, hoje(fuso)),
    onSuccess: () => avisar.sucesso('Prontuário exportado em FHIR.'),
    onError: avisar.erro,
    onSettled: fechar,
  });
  return (
    <>
      <Button variant="default" onClick={abrir}>
        Exportar em FHIR
      </Button>
      <ConfirmacaoSobDemanda
        titulo="Exportar o prontuário em FHIR"
        aberta={aberta}
        acao="Exportar"
        voltar="Voltar"
        enviando={exportar.isPending}
        aoConfirmar={() => exportar.mutate()}
        aoFechar={fechar}
      >
        O arquivo leva cadastro, alergias, problemas, medicamentos, agendamentos, cálculos salvos e
        todas as versões das evoluções finalizadas, para outro sistema ler. De cada anexo vão nome,
        tamanho e código de conferência, não o arquivo. Rascunhos não vão. A exportação fica no
        registro de acessos. Guarde o arquivo em lugar seguro.
      </ConfirmacaoSobDemanda>
    </>
  );
}
