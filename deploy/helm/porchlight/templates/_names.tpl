{{/* The labels of a part; called with the chart's scope and the name of the part. */}}
{{- define "porchlight.selector" -}}
app.kubernetes.io/name: porchlight
app.kubernetes.io/instance: {{ .scope.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "porchlight.labels" -}}
{{ include "porchlight.selector" . }}
app.kubernetes.io/version: {{ .scope.Chart.AppVersion | quote }}
helm.sh/chart: {{ .scope.Chart.Name }}-{{ .scope.Chart.Version }}
{{- end }}

{{- define "porchlight.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Without rights, and without a place to write but what is mounted; called with the id of the image's user. */}}
{{- define "porchlight.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ . }}
runAsGroup: {{ . }}
fsGroup: {{ . }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "porchlight.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* On different machines and in different zones, where there are some. */}}
{{- define "porchlight.spread" -}}
{{- $labels := include "porchlight.selector" . -}}
{{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
- maxSkew: 1
  topologyKey: {{ . }}
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels: {{- $labels | nindent 6 }}
{{- end }}
{{- end }}

{{/* The environment of a process of the product; that of the image has HOST, PORT and DATA_DIR. */}}
{{- define "porchlight.environment" -}}
{{- $database := .Values.database -}}
{{- $login := printf "postgresql://%s:$(POSTGRES_PASSWORD)@" $database.user -}}
{{- $place := printf ":%v/%s%s" $database.port $database.name $database.parameters -}}
- name: POSTGRES_PASSWORD
  valueFrom: { secretKeyRef: { name: {{ .Values.secret.name }}, key: POSTGRES_PASSWORD } }
- name: DATABASE_URL
  value: {{ printf "%s%s-pgbouncer:6432/porchlight" $login .Release.Name | quote }}
- name: DATABASE_DIRECT_URL
  value: {{ printf "%s%s%s" $login (required "database.host: the host of PostgreSQL." $database.host) $place | quote }}
{{- if $database.replicaHost }}
- name: DATABASE_REPLICA_URL
  value: {{ printf "%s%s%s" $login $database.replicaHost $place | quote }}
{{- end }}
- name: BASE_URL
  value: {{ required "host: the name that people open." .Values.host | printf "https://%s" | quote }}
- name: DRAIN_SECONDS
  value: {{ .Values.server.drainSeconds | quote }}
- name: METRICS_HOST
  value: "0.0.0.0"
- name: METRICS_PORT
  value: "9464"
{{- if not (or .Values.environment.S3_BUCKET .Values.files.claimName) }}
{{- fail "environment.S3_BUCKET or files.claimName: where documents are kept, for all processes." }}
{{- end }}
{{- if not .Values.environment.TRUSTED_PROXIES }}
{{- fail "environment.TRUSTED_PROXIES: the networks of the pods and of what stands before the Ingress." }}
{{- end }}
{{- range $name, $value := .Values.environment }}
{{- if $value }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- $secret := .Values.secret }}
{{- range $secret.required }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $secret.name }}, key: {{ . }} } }
{{- end }}
{{- range $secret.optional }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $secret.name }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}

{{/* What a process writes to: temporary files, and its DATA_DIR, which keeps something where documents are not in a bucket. */}}
{{- define "porchlight.volumes" -}}
- name: temporary
  emptyDir: {}
- name: data
{{- if .Values.files.claimName }}
  persistentVolumeClaim: { claimName: {{ .Values.files.claimName }} }
{{- else }}
  emptyDir: {}
{{- end }}
{{- end }}

{{- define "porchlight.mounts" -}}
- { name: temporary, mountPath: /tmp }
- { name: data, mountPath: /var/lib/porchlight }
{{- end }}

{{/* One pod of a part at a time may be taken from a node. */}}
{{- define "porchlight.disruption" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .scope.Release.Name }}-{{ .part }}
  labels: {{- include "porchlight.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{- include "porchlight.selector" . | nindent 6 }}
{{- end }}
